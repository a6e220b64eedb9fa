import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { BUDGETS, type BudgetName, KB, PUBLIC_FIRST } from '../build/budgets';
import { LAZY_DOORS } from '../build/shares';
import type { Draft } from './Descriptions';

const compress = promisify(brotliCompress);

interface Part {
  budget: BudgetName;
  label: string;
  files: readonly string[];
}

/** A file's name without the parts that change with its content: the digest at its end, and the number of an unnamed chunk. */
export const lastingName = (file: string): string => file.replace(/-[0-9a-f]{8}(?=\.)/, '').replace(/^chunk-\d+\./, 'unnamed chunks.');

const isScript = (file: string): boolean => file.endsWith('.js');

/** Scripts without a budget: no page loads them along with a screen. */
const UNBUDGETED = new Set(['sw.js']);

/** Parts of a release that have a budget, according to its release.json; the build uses the same parts and also names the modules. */
function toParts({ release: { remote, entry, preload, catalogues }, files }: Draft): Part[] {
  const screens = Object.entries(preload).filter(([name]) => name.startsWith('screen-'));
  const doors = LAZY_DOORS.filter(() => remote === 'shell').flatMap((door): Part[] => {
    const own = preload[`door-${door}`];
    return own === undefined ? [] : [{ budget: `door ${door}`, label: door, files: own }];
  });
  const first: Part = { budget: remote === 'shell' ? 'shell' : 'entry of a remote', label: entry, files: [entry] };
  const counted = new Set([entry, ...[...screens.map(([, own]) => own), ...doors.map(({ files: own }) => own)].flat()]);
  const others = [...files.keys()].filter((file) => isScript(file) && !counted.has(file) && !UNBUDGETED.has(file));
  const base = remote === 'shell' ? [] : [entry];
  return [
    first,
    ...screens.map(([label, own]): Part => ({ budget: 'first screen', label, files: own })),
    ...screens
      .filter(([name]) => PUBLIC_FIRST.test(name))
      .map(([label, own]): Part => ({ budget: 'first public screen', label, files: [...base, ...own] })),
    ...doors,
    ...others.map((file): Part => ({ budget: 'other lazy chunk', label: file, files: [file] })),
    ...Object.values(catalogues).map((file): Part => ({ budget: 'texts of one language', label: file, files: [file] })),
  ];
}

/** Parts of a release that have a budget, with their transfer size (brotli) in bytes. */
export async function partSizes(draft: Draft): Promise<{ budget: BudgetName; label: string; bytes: number }[]> {
  const sizes = new Map<string, Promise<number>>();
  const getSize = (file: string): Promise<number> => {
    const size = sizes.get(file) ?? compress(draft.files.get(file) ?? Buffer.alloc(0)).then(({ byteLength }) => byteLength);
    sizes.set(file, size);
    return size;
  };
  const sized = toParts(draft).map(async ({ budget, label, files }) => {
    const bytes = (await Promise.all(files.map(getSize))).reduce((sum, size) => sum + size, 0);
    return { budget, label, bytes };
  });
  return Promise.all(sized);
}

/** Findings for parts of a release that exceed their budget. */
export async function sizeFindings(draft: Draft): Promise<string[]> {
  const tooLarge = (await partSizes(draft)).filter(({ budget, bytes }) => bytes > BUDGETS[budget] * KB);
  return tooLarge.map(
    ({ budget, label, bytes }) => `${label} is ${(bytes / KB).toFixed(1)} KB brotli, the limit of "${budget}" is ${BUDGETS[budget]} KB.`,
  );
}
