/** The token of the link in a mail. */
export function linkToken({ body_text: text }: { body_text: string }): string {
  const token = /[?&](?:token|undo)=([\w-]+)/.exec(text)?.[1];
  if (token === undefined) throw new Error('The mail has no link.');
  return token;
}
