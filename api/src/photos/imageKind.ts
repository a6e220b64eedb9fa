/** Kind of picture by its first bytes, the only kinds that are opened at all; a name or header proves nothing. */
export function imageKind(bytes: Buffer): 'jpeg' | 'png' | 'webp' | undefined {
  if (bytes.length < 12) return undefined;
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) return 'png';
  const tag = (start: number): string => bytes.toString('latin1', start, start + 4);
  return tag(0) === 'RIFF' && tag(8) === 'WEBP' ? 'webp' : undefined;
}
