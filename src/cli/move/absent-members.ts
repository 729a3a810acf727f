import { lineOf } from "./mention.js";
import type { Note } from "./rewritten.js";
import { isNode, type Node, nameOf, parseTree } from "./syntax.js";

/** A member of the hosted kit that the kit lacks, told by its name and that of its owner. */
interface Absent {
  readonly names: RegExp;
  readonly owners: RegExp;
  readonly what: string;
}

const ABSENT: readonly Absent[] = [
  { names: /^(?:get|use)DataVaultStore$/, owners: /./, what: "there is no data vault" },
  { names: /^createCheckoutUrl$/, owners: /./, what: "there are no payments" },
  {
    names: /^(?:getConfig|useConfig|updateConfig)$/,
    owners: /project$/i,
    what: "settings are read and changed by project.config and project.update()",
  },
];

const ANY = /DataVaultStore|CheckoutUrl|Config\(/;
const GUIDE = "docs/guide/migrate-from-hosted.md";

/** Notes on members that the kit lacks: `app.getDataVaultStore()`. */
export function absentMemberNotes(text: string, path: string): Note[] {
  if (!ANY.test(text)) return [];
  return (parseTree(text, path)?.places ?? []).flatMap(({ node }) => {
    const name = /^(?:Optional)?MemberExpression$/.test(node.type) ? nameOf(node.property) : "";
    const owner = ownerOf(node.object);
    const absent = ABSENT.find(({ names, owners }) => names.test(name ?? "") && owners.test(owner));
    return absent === undefined
      ? []
      : [
          {
            line: lineOf(text, (node.property as Node).start),
            words: `${owner}.${name} is not in the kit: ${absent.what} (${GUIDE}).`,
          },
        ];
  });
}

/** The name before the dot: of a variable, a property, or what a call or `await` is made on. */
function ownerOf(node: unknown): string {
  if (!isNode(node)) return "";
  if (/Call|Await|TS/.test(node.type))
    return ownerOf(node.callee ?? node.argument ?? node.expression);
  return nameOf(/MemberExpression$/.test(node.type) ? node.property : node) ?? "";
}
