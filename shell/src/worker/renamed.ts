/** Puts one word in the place of another in a text that comes in pieces; a word may stand across two of them. */
export function renamed(from: string, to: string): (piece: string, isLast: boolean) => string {
  let kept = '';
  return (piece, isLast) => {
    const text = (kept + piece).replaceAll(from, to);
    const ends = isLast ? text.length : Math.max(0, text.length - from.length + 1);
    kept = text.slice(ends);
    return text.slice(0, ends);
  };
}
