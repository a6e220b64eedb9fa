import type { Encoding } from './ReleaseFolder';

const ENCODINGS_BY_NAME: Record<string, Encoding> = { br: 'br', gzip: 'gz' };

/** The encodings in Accept-Encoding that we store, the one with the smallest files first; `q=0` excludes an encoding. */
export function parseAcceptedEncodings(header: string | undefined): Encoding[] {
  const acceptedNames = (header ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.trim().split(/\s*;\s*q=/))
    .filter(([, quality]) => quality === undefined || Number(quality) > 0)
    .map(([name = '']) => name);
  return Object.entries(ENCODINGS_BY_NAME).flatMap(([name, encoding]) => (acceptedNames.includes(name) ? [encoding] : []));
}
