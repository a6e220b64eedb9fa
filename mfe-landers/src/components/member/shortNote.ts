const MOST = 180;

/** The beginning of a member's note, cut at a word boundary. */
export function shortNote(note: string | null): string | null {
  const text = note?.trim() ?? '';
  if (text === '') return null;
  if (text.length <= MOST) return text;
  const cut = text.slice(0, MOST);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > MOST / 2 ? end : MOST).replace(/[\s,.;:–-]+$/, '')}…`;
}
