import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');

/** The fields of release.json that are changed here. */
interface Draft {
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
  /** Changes to file contents: each must apply to at least one file, or the variant would not be what its name says. */
  edit?: readonly Edit[];
  /** Other changes to release.json. */
  release?: (draft: Draft) => Partial<Draft>;
}

/** A change to one file by name, or to the built scripts that match a pattern, of which there must be at least `atLeast` (1 by default). */
export interface Edit {
  file: string | { with: RegExp; atLeast?: number };
  change: (text: string) => string;
}

export const ENGLISH = 'lang/en.json';

const toDigest = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** Shortens a digest to the form it has in scripts, without the common prefix and suffix. */
const toShortDigest = (digest: string): string => digest.slice('sha256-'.length, -1);

/** Replaces a text of a catalogue, by its message id. */
export const replaceMessage = (id: string, text: string, locale = 'en'): Edit => ({
  file: `lang/${locale}.json`,
  change: (catalogue) => JSON.stringify({ ...JSON.parse(catalogue), [id]: [{ type: 0, value: text }] }),
});

/**
 * Wraps `defineRemote` where a remote's bundles call it, for browsers and the server; `code` is a function that takes the original and returns its
 * replacement.
 */
export const aroundRemote = (code: string): Edit => ({
  file: { with: DEFINITION, atLeast: 2 },
  change: (text) => text.replace(DEFINITION, (definition: string) => `(${code})(${definition.slice(0, -1)})(`),
});

const DEFINITION = /\(0,\w+(?:\([^)]*\))?\.defineRemote\)\(/;

/** Replaces what a pattern matches in built scripts, at least one of which must match. */
export const inBuilt = (pattern: RegExp, change: (match: string) => string): Edit => ({
  file: { with: pattern },
  change: (text) => text.replace(pattern, change),
});

function applyEdits(texts: Map<string, string>, edits: readonly Edit[]): void {
  for (const { file, change } of edits) {
    const names =
      typeof file === 'string'
        ? [file]
        : [...texts].filter(([name, text]) => /\.c?js$/.test(name) && file.with.test(text)).map(([name]) => name);
    const changed = names.filter((name) => {
      const before = texts.get(name) ?? '';
      texts.set(name, change(before));
      return texts.get(name) !== before;
    });
    const { atLeast = 1, name } = typeof file === 'string' ? { name: file } : { ...file, name: String(file.with) };
    if (changed.length < atLeast) throw new Error(`${changed.length} of ${atLeast} files to change have ${name}: ${changed.join(', ')}`);
  }
}

/** Renames the container in every script, since no two releases may share a container name; returns the new digests by file. */
function renameContainer(texts: Map<string, string>, draft: Draft, container: string): Record<string, string> {
  const integrity: Record<string, string> = {};
  let entry = '';
  const digestPairs: [string, string][] = [];
  for (const [name, before] of texts) {
    const text = name.endsWith('.js') ? before.replaceAll(draft.container, container) : before;
    texts.set(name, text);
    if (name === draft.entry) entry = text;
    else digestPairs.push([toShortDigest(draft.integrity[name] ?? ''), toShortDigest((integrity[name] = toDigest(text)))]);
  }
  for (const [before, after] of digestPairs) entry = entry.replaceAll(before, after);
  texts.set(draft.entry, entry);
  return { ...integrity, [draft.entry]: toDigest(entry) };
}

/**
 * Creates a variant of a built package as a separate release, with changes that its team could have made, but without compiling; returns its folder,
 * relative to the repository.
 */
export function builtVariant(name: string, { version, edit = [], release = () => ({}) }: VariantChanges): string {
  const source = path.join(ROOT, name, 'dist/release');
  const draft = JSON.parse(readFileSync(path.join(source, 'release.json'), 'utf8')) as Draft;
  const texts = new Map(Object.keys(draft.integrity).map((file) => [file, readFileSync(path.join(source, file), 'utf8')]));
  applyEdits(texts, edit);
  const overrides = { ...(version !== undefined && { version }), ...release(draft) };
  const hash = createHash('sha256')
    .update(JSON.stringify([...texts, draft, overrides]))
    .digest('hex')
    .slice(0, 8);
  const container = draft.container.replace(/__.*/, `__${hash}`);
  const integrity = renameContainer(texts, draft, container);
  const policies = draft.policies.map((policy) => policy.replace(draft.container, container));
  const changedDraft = { ...draft, ...overrides, id: `${version ?? draft.version}-${hash}`, container, policies, integrity };
  return writeRelease(path.join('.cache/variants', `${name}-${hash}`), texts, changedDraft);
}

/** Writes a release atomically: its folder is named by its contents, so another worker may be writing the same one at the same time. */
function writeRelease(folder: string, texts: ReadonlyMap<string, string>, draft: Draft): string {
  const target = path.join(ROOT, folder, 'dist/release');
  if (existsSync(target)) return folder;
  mkdirSync(path.dirname(target), { recursive: true });
  const temporary = mkdtempSync(`${target}-`);
  for (const [name, text] of texts) {
    mkdirSync(path.dirname(path.join(temporary, name)), { recursive: true });
    writeFileSync(path.join(temporary, name), text);
  }
  writeFileSync(path.join(temporary, 'release.json'), JSON.stringify(draft));
  try {
    renameSync(temporary, target);
  } catch (error) {
    if (!existsSync(target)) throw error;
    rmSync(temporary, { recursive: true });
  }
  return folder;
}
