/** Markup, control characters and line breaks. */
const FORBIDDEN_CHARACTERS = /[<>\p{Cc}]/u;

/** Finds the problems of a text that must be one line of plain text, such as those of campaigns and news. */
export function findPlainTextProblems(text: string): string[] {
  if (text.trim() === '') return ['is empty'];
  return FORBIDDEN_CHARACTERS.test(text) ? ['has markup or a line break; it is one line of plain text'] : [];
}
