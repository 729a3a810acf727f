/** The content of a mail template: one text. */
export const mailContent = (text: string) => ({
  root: { type: "EmailLayout", data: { childrenIds: ["a"] } },
  a: { type: "Text", data: { style: {}, props: { text } } },
});
