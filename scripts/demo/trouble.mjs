/** Something that the person at the keyboard can mend: told in words, without a trace. */
export class Trouble extends Error {}
