import type { Encoding } from './ReleaseFolder';

const NAMES: Record<string, Encoding> = { br: 'br', gzip: 'gz' };

/** The encodings in Accept-Encoding that we store, smallest first; `q=0` excludes one. */
export function acceptedEncodings(header: string | undefined): Encoding[] {
  const accepted = (header ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.trim().split(/\s*;\s*q=/))
    .filter(([, quality]) => quality === undefined || Number(quality) > 0)
    .map(([name = '']) => name);
  return Object.entries(NAMES).flatMap(([name, encoding]) => (accepted.includes(name) ? [encoding] : []));
}
