import { BUDGETS, type BudgetName, KB, PUBLIC_SCREEN_NAME } from '../build/budgets';
import { compressBrotli } from '../build/compressBrotli';
import { LAZY_DOORS } from '../build/shares';
import type { Draft } from './ReleaseDescriptions';

interface BudgetedPart {
  budget: BudgetName;
  label: string;
  files: readonly string[];
}

/** A file's name without the parts that change with its content: the digest at its end, and the number of an unnamed chunk. */
export const lastingName = (file: string): string => file.replace(/-[0-9a-f]{8}(?=\.)/, '').replace(/^chunk-\d+\./, 'unnamed chunks.');

const isScript = (file: string): boolean => file.endsWith('.js');

/** Scripts without a budget, because no page loads them along with a screen. */
const UNBUDGETED_FILES = new Set(['sw.js']);

/** Parts of a release that have a budget, according to its release.json. The build finds the same parts, with their modules, in budgetedParts.ts. */
function getBudgetedParts({ release: { remote, entry, preload, catalogues }, files }: Draft): BudgetedPart[] {
  const screens = Object.entries(preload).filter(([name]) => name.startsWith('screen-'));
  const doorParts = LAZY_DOORS.filter(() => remote === 'shell').flatMap((door): BudgetedPart[] => {
    const doorFiles = preload[`door-${door}`];
    return doorFiles === undefined ? [] : [{ budget: `door ${door}`, label: door, files: doorFiles }];
  });
  const entryPart: BudgetedPart = { budget: remote === 'shell' ? 'shell' : 'entry of a remote', label: entry, files: [entry] };
  const countedFiles = new Set([
    entry,
    ...[...screens.map(([, screenFiles]) => screenFiles), ...doorParts.map(({ files: doorFiles }) => doorFiles)].flat(),
  ]);
  const otherScripts = [...files.keys()].filter((file) => isScript(file) && !countedFiles.has(file) && !UNBUDGETED_FILES.has(file));
  const entryFiles = remote === 'shell' ? [] : [entry];
  return [
    entryPart,
    ...screens.map(([label, screenFiles]): BudgetedPart => ({ budget: 'first screen', label, files: screenFiles })),
    ...screens
      .filter(([name]) => PUBLIC_SCREEN_NAME.test(name))
      .map(([label, screenFiles]): BudgetedPart => ({ budget: 'first public screen', label, files: [...entryFiles, ...screenFiles] })),
    ...doorParts,
    ...otherScripts.map((file): BudgetedPart => ({ budget: 'other lazy chunk', label: file, files: [file] })),
    ...Object.values(catalogues).map((file): BudgetedPart => ({ budget: 'texts of one language', label: file, files: [file] })),
  ];
}

/** Parts of a release that have a budget, each with its size as sent: bytes compressed with Brotli. */
export async function partSizes(draft: Draft): Promise<{ budget: BudgetName; label: string; bytes: number }[]> {
  const sizes = new Map<string, Promise<number>>();
  const getSize = (file: string): Promise<number> => {
    const size = sizes.get(file) ?? compressBrotli(draft.files.get(file) ?? Buffer.alloc(0)).then(({ byteLength }) => byteLength);
    sizes.set(file, size);
    return size;
  };
  const measuredParts = getBudgetedParts(draft).map(async ({ budget, label, files }) => {
    const bytes = (await Promise.all(files.map(getSize))).reduce((sum, size) => sum + size, 0);
    return { budget, label, bytes };
  });
  return Promise.all(measuredParts);
}

/** Findings for parts of a release that exceed their budget. */
export async function getSizeFindings(draft: Draft): Promise<string[]> {
  const oversizedParts = (await partSizes(draft)).filter(({ budget, bytes }) => bytes > BUDGETS[budget] * KB);
  return oversizedParts.map(
    ({ budget, label, bytes }) => `${label} is ${(bytes / KB).toFixed(1)} KB brotli, the limit of "${budget}" is ${BUDGETS[budget]} KB.`,
  );
}
