/** How hard a new password is to guess, with the reason if it is easy. */
export type Strength = "own" | "common" | "pattern" | "weak" | "fair" | "strong";

/** Below these numbers of bits a password is easy to guess, and fair. */
const EASY_BITS = 30;
const FAIR_BITS = 45;
/** People choose characters that others can guess: fewer bits than random ones have. */
const BITS_OF_CHARACTER = 3.3;
const BITS_OF_MIXED_CHARACTER = 4;
const BITS_OF_WIDE_CHARACTER = 5;
/** A common word or a year is one of a hundred; a pattern has a start and a length. */
const BITS_OF_WORD = 7;
const BITS_OF_PATTERN = 5;
/** Shorter parts of an address are chance. */
const LEAST_OWN = 4;

/** What most common passwords are made of. The service knows far more when they are sent. */
const WORDS =
  `password passwort passwd motdepasse contrasena senha parola wachtwoord haslo hallo qwerty qwertz
  azerty letmein welcome willkommen bienvenue admin login master secret geheim access changeme
  default guest test temp root user iloveyou love liebe amor sunshine princess dragon monkey shadow
  football baseball basketball soccer hockey superman batman pokemon starwars ninja killer trustno
  michael jordan jennifer daniel thomas andrew ashley jessica charlie george hannah nicole summer
  winter spring autumn fall sommer monday friday january august october december hello freedom
  whatever computer internet samsung google facebook apple cookie cheese chocolate pepper ginger
  flower butterfly angel lucky tiger maverick mustang ferrari harley money blessed jesus family
  baby orange purple yellow silver golden diamond london berlin paris`
    .split(/\s+/)
    .toSorted((a, b) => b.length - a.length);

const ROWS = ["qwertyuiop", "qwertzuiop", "azertyuiop", "asdfghjkl", "zxcvbnm", "1234567890"];
const ROWS_BOTH_WAYS = [...ROWS, ...ROWS.map((row) => [...row].toReversed().join(""))];

const LETTER_OF: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
};

/** The length of a run at the start: of one character, of the alphabet or of a keyboard's row. */
function runOf(text: string): number {
  const step = text.charCodeAt(1) - text.charCodeAt(0);
  let length = 1;
  if (Math.abs(step) <= 1)
    while (text.charCodeAt(length) - text.charCodeAt(length - 1) === step) length++;
  const typed = (count: number) => ROWS_BOTH_WAYS.some((row) => row.includes(text.slice(0, count)));
  while (length < text.length && typed(length + 1)) length++;
  return length >= 3 ? length : 0;
}

/** What the address of an account offers to guess: the whole, the part before the @, its words. */
function guessesIn(address: string): string[] {
  const [local = ""] = address.toLowerCase().split("@");
  return [address.toLowerCase(), local, ...local.split(/[^\p{L}\p{N}]+/u)].filter(
    (guess) => guess.length >= LEAST_OWN,
  );
}

const bitsOfCharacter = (character: string, isMixed: boolean): number => {
  if (character > "\u007f") return BITS_OF_WIDE_CHARACTER;
  return isMixed ? BITS_OF_MIXED_CHARACTER : BITS_OF_CHARACTER;
};

/**
 * Estimates a new password for an account with these addresses. It is an estimate: whether a
 * password is known from a leak, only the service can tell.
 */
export function estimateStrength(password: string, addresses: readonly string[]): Strength {
  const lower = password.toLowerCase();
  const letters = [...lower].map((character) => LETTER_OF[character] ?? character).join("");
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u];
  const isMixed = kinds.filter((kind) => kind.test(password)).length >= 3;
  const guesses = addresses.flatMap(guessesIn).toSorted((a, b) => b.length - a.length);
  const covered = { own: 0, common: 0, pattern: 0 };
  let bits = 0;
  const take = (reason: keyof typeof covered, length: number, cost: number): number => {
    covered[reason] += length;
    bits += cost;
    return length;
  };
  for (let at = 0; at < lower.length; ) {
    const rest = lower.slice(at);
    const own = guesses.find((guess) => rest.startsWith(guess));
    const word = WORDS.find((known) => letters.startsWith(known, at));
    const repeated = /^(.{2,}?)\1+/u.exec(rest)?.[0].length ?? 0;
    const run = runOf(rest);
    if (own !== undefined) at += take("own", own.length, 1);
    else if (run > (word?.length ?? 0)) at += take("pattern", run, BITS_OF_PATTERN);
    else if (word !== undefined) at += take("common", word.length, BITS_OF_WORD);
    else if (/^(19|20)\d\d/.test(rest)) at += take("pattern", 4, BITS_OF_WORD);
    else if (repeated >= 6) at += take("pattern", repeated, BITS_OF_PATTERN * 2);
    else {
      bits += bitsOfCharacter(lower.charAt(at), isMixed);
      at++;
    }
  }
  if (bits >= FAIR_BITS) return "strong";
  if (bits >= EASY_BITS) return "fair";
  const [reason, length] = Object.entries(covered).reduce((a, b) => (b[1] > a[1] ? b : a));
  return length === 0 ? "weak" : (reason as keyof typeof covered);
}
