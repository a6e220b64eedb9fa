import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');

/** The fields of release.json that variants read or change. */
interface ReleaseDraft {
  id: string;
  version: string;
  container: string;
  entry: string;
  routes: object[];
  integrity: Record<string, string>;
  requires: Record<string, string>;
  provides?: Record<string, string>;
  policies: string[];
}

interface VariantChanges {
  version?: string;
  /** Changes to file contents; an edit that changes fewer files than required causes an error. */
  edits?: readonly Edit[];
  /** Other changes to release.json. */
  release?: (draft: ReleaseDraft) => Partial<ReleaseDraft>;
}

/** A change to one file by name, or to the built scripts that match a pattern; it must change at least `atLeast` files (1 by default). */
export interface Edit {
  file: string | { with: RegExp; atLeast?: number };
  change: (text: string) => string;
}

export const ENGLISH_CATALOGUE = 'lang/en.json';

const toDigest = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** Shortens a digest to the form it has in scripts, without the common prefix and suffix. */
const toShortDigest = (digest: string): string => digest.slice('sha256-'.length, -1);

/** Replaces a text of a catalogue, by its message id. */
export const replaceMessage = (id: string, text: string, locale = 'en'): Edit => ({
  file: `lang/${locale}.json`,
  change: (catalogue) => JSON.stringify({ ...JSON.parse(catalogue), [id]: [{ type: 0, value: text }] }),
});

/**
 * Wraps `defineRemote` where a remote's bundles call it, for browsers and the server; `code` is the source of a function that takes the original and
 * returns its replacement.
 */
export const wrapRemote = (code: string): Edit => ({
  file: { with: DEFINITION_PATTERN, atLeast: 2 },
  change: (text) => text.replace(DEFINITION_PATTERN, (definition: string) => `(${code})(${definition.slice(0, -1)})(`),
});

const DEFINITION_PATTERN = /\(0,\w+(?:\([^)]*\))?\.defineRemote\)\(/;

/** Replaces what a pattern matches in built scripts, at least one of which must match. */
export const editBuiltScripts = (pattern: RegExp, change: (match: string) => string): Edit => ({
  file: { with: pattern },
  change: (text) => text.replace(pattern, change),
});

function applyEdits(contents: Map<string, string>, edits: readonly Edit[]): void {
  for (const { file, change } of edits) {
    const fileNames =
      typeof file === 'string'
        ? [file]
        : [...contents].filter(([name, text]) => /\.c?js$/.test(name) && file.with.test(text)).map(([name]) => name);
    const changedFiles = fileNames.filter((name) => {
      const originalContent = contents.get(name) ?? '';
      contents.set(name, change(originalContent));
      return contents.get(name) !== originalContent;
    });
    const { atLeast = 1, name } = typeof file === 'string' ? { name: file } : { ...file, name: String(file.with) };
    if (changedFiles.length < atLeast)
      throw new Error(`${changedFiles.length} of ${atLeast} files to change have ${name}: ${changedFiles.join(', ')}`);
  }
}

/** Renames the container in every `.js` file, since no two releases may share a container name; returns the new digests by file. */
function renameContainer(contents: Map<string, string>, draft: ReleaseDraft, container: string): Record<string, string> {
  const integrity: Record<string, string> = {};
  let entry = '';
  const digestPairs: [string, string][] = [];
  for (const [name, before] of contents) {
    const content = name.endsWith('.js') ? before.replaceAll(draft.container, container) : before;
    contents.set(name, content);
    if (name === draft.entry) entry = content;
    else digestPairs.push([toShortDigest(draft.integrity[name] ?? ''), toShortDigest((integrity[name] = toDigest(content)))]);
  }
  for (const [before, after] of digestPairs) entry = entry.replaceAll(before, after);
  contents.set(draft.entry, entry);
  return { ...integrity, [draft.entry]: toDigest(entry) };
}

/**
 * Creates a variant of a built package as a separate release, with changes that its team could have made, but without compiling; returns its folder,
 * relative to the repository.
 */
export function createBuiltVariant(name: string, { version, edits = [], release = () => ({}) }: VariantChanges): string {
  const sourceFolder = path.join(ROOT, name, 'dist/release');
  const draft = JSON.parse(readFileSync(path.join(sourceFolder, 'release.json'), 'utf8')) as ReleaseDraft;
  const contents = new Map(Object.keys(draft.integrity).map((file) => [file, readFileSync(path.join(sourceFolder, file), 'utf8')]));
  applyEdits(contents, edits);
  const overrides = { ...(version !== undefined && { version }), ...release(draft) };
  const hash = createHash('sha256')
    .update(JSON.stringify([...contents, draft, overrides]))
    .digest('hex')
    .slice(0, 8);
  const container = draft.container.replace(/__.*/, `__${hash}`);
  const integrity = renameContainer(contents, draft, container);
  const policies = draft.policies.map((policy) => policy.replace(draft.container, container));
  const changedDraft = { ...draft, ...overrides, id: `${version ?? draft.version}-${hash}`, container, policies, integrity };
  return writeRelease(path.join('.cache/variants', `${name}-${hash}`), contents, changedDraft);
}

/** Writes a release atomically: its folder is named by its contents, so another worker may be writing the same one at the same time. */
function writeRelease(folder: string, contents: ReadonlyMap<string, string>, draft: ReleaseDraft): string {
  const targetFolder = path.join(ROOT, folder, 'dist/release');
  if (existsSync(targetFolder)) return folder;
  mkdirSync(path.dirname(targetFolder), { recursive: true });
  const temporaryFolder = mkdtempSync(`${targetFolder}-`);
  for (const [name, text] of contents) {
    mkdirSync(path.dirname(path.join(temporaryFolder, name)), { recursive: true });
    writeFileSync(path.join(temporaryFolder, name), text);
  }
  writeFileSync(path.join(temporaryFolder, 'release.json'), JSON.stringify(draft));
  try {
    renameSync(temporaryFolder, targetFolder);
  } catch (error) {
    if (!existsSync(targetFolder)) throw error;
    rmSync(temporaryFolder, { recursive: true });
  }
  return folder;
}
