interface ByteRange {
  from: number;
  /** The last byte, included. */
  to: number;
}

/** The one part of a file that a Range header asks for; undefined is the whole file, null one that the file does not have. */
export function byteRange(header: string | undefined, size: number): ByteRange | null | undefined {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === undefined || to === undefined || from + to === '') return undefined;
  // Without a beginning it is the last bytes that are asked for.
  const range =
    from === ''
      ? { from: Math.max(0, size - Number(to)), to: size - 1 }
      : { from: Number(from), to: to === '' ? size - 1 : Math.min(Number(to), size - 1) };
  return range.from <= range.to ? range : null;
}
