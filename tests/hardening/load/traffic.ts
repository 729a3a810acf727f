import { randomUUID } from "node:crypto";
import type { Answered, TestProject } from "../../support/service.js";

type Person = Awaited<ReturnType<TestProject["signUp"]>>;

/** One kind of request, and its share in percent. */
interface Kind {
  readonly name: string;
  readonly share: number;
  call(project: TestProject, person: Person): Promise<Answered>;
}

const server = (project: TestProject, method: string, path: string, body?: unknown) =>
  project.call(method, path, { level: "server", body });

/** The typical calls of an app: mostly reading the user, rarely a password. */
const KINDS: readonly Kind[] = [
  {
    name: "read the own user",
    share: 40,
    call: (project, { accessToken }) => project.call("GET", "/users/me", { token: accessToken }),
  },
  {
    name: "refresh",
    share: 25,
    async call(project, person) {
      const { refreshToken } = person;
      const answer = await project.call("POST", "/auth/sessions/current/refresh", { refreshToken });
      // The long form outlives access tokens.
      if (answer.status === 200) person.accessToken = answer.body.access_token;
      return answer;
    },
  },
  {
    name: "read a user as a server",
    share: 12,
    call: (project, { userId }) => server(project, "GET", `/users/${userId}`),
  },
  {
    name: "list users",
    share: 5,
    call: (project) => server(project, "GET", "/users?limit=20"),
  },
  {
    name: "change a user",
    share: 8,
    call: (project, { userId }) =>
      server(project, "PATCH", `/users/${userId}`, { display_name: randomUUID() }),
  },
  {
    name: "make and delete a team",
    share: 5,
    async call(project) {
      const made = await server(project, "POST", "/teams", { display_name: "Crew" });
      return made.status === 201 ? server(project, "DELETE", `/teams/${made.body.id}`) : made;
    },
  },
  {
    name: "sign in",
    share: 3,
    call: (project, { email, password }) => project.signIn({ email, password }),
  },
  {
    name: "ask for a code",
    share: 2,
    call: (project, { email }) =>
      project.call("POST", "/auth/otp/send-sign-in-code", {
        body: { email, callback_url: "http://localhost:3000/callback" },
      }),
  },
];

/** A hundred requests in a fixed, mixed order. */
const MIX = KINDS.flatMap((kind) =>
  Array.from({ length: kind.share }, (_, place) => ({ kind, at: (place + 0.5) / kind.share })),
)
  .sort((a, b) => a.at - b.at)
  .map(({ kind }) => kind);

/** The result of a run. */
export class Traffic {
  readonly #millis = new Map<string, number[]>();
  readonly #unexpected = new Map<string, number>();
  /** Requests with a response. */
  answered = 0;
  /** Of these, requests refused by design. */
  turnedAway = 0;

  /**
   * Sends requests from several clients to alternating instances while `shouldContinue` returns
   * true.
   */
  async run(
    projects: readonly TestProject[],
    people: readonly Person[],
    clients: number,
    shouldContinue: () => boolean,
  ): Promise<void> {
    let next = 0;
    const client = async () => {
      while (shouldContinue()) {
        const number = next++;
        const kind = MIX[number % MIX.length] as Kind;
        const project = projects[number % projects.length] as TestProject;
        await this.#send(kind, project, people[number % people.length] as Person);
      }
    };
    await Promise.all(Array.from({ length: clients }, client));
  }

  async #send(kind: Kind, project: TestProject, person: Person): Promise<void> {
    const started = performance.now();
    const { status } = await kind.call(project, person);
    const millis = this.#millis.get(kind.name) ?? [];
    this.#millis.set(kind.name, millis);
    millis.push(performance.now() - started);
    this.answered++;
    if (status === 429 || status === 503) this.turnedAway++;
    else if (status >= 400) {
      const key = `${kind.name}: ${status}`;
      this.#unexpected.set(key, (this.#unexpected.get(key) ?? 0) + 1);
    }
  }

  /** Unexpected responses and their counts. */
  get unexpected(): Readonly<Record<string, number>> {
    return Object.fromEntries(this.#unexpected);
  }

  /** One line per kind of request. */
  get figures(): string[] {
    return [...this.#millis].map(([name, all]) => {
      const sorted = all.toSorted((a, b) => a - b);
      const at = (share: number) =>
        Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
      return `${name}: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms (${all.length})`;
    });
  }
}
