/** Replaces one word by another in a chunked text; a word may span two chunks. */
export function renamed(from: string, to: string): (piece: string, isLast: boolean) => string {
  let kept = '';
  return (piece, isLast) => {
    const text = (kept + piece).replaceAll(from, to);
    const ends = isLast ? text.length : Math.max(0, text.length - from.length + 1);
    kept = text.slice(ends);
    return text.slice(0, ends);
  };
}
