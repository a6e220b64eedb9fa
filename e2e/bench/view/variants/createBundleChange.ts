import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type DocumentChange, createDocumentChange } from './createDocumentChange';

/** The fields of a bundle's release.json that the document needs. */
export interface BundleRelease {
  entry: string;
  integrity: Record<string, string>;
  preload: Record<string, string[]>;
  policies: string[];
}

export const readBundle = (folder: string): BundleRelease =>
  JSON.parse(readFileSync(path.join(folder, 'shell/release.json'), 'utf8')) as BundleRelease;

const CHUNK_NAME_PATTERN = /\/chunk-((?:screen|slot)-[\w-]+?)-[0-9a-f]{8}\.js/g;

interface Candidate {
  integrity: Record<string, string>;
}

type PlanRemote = Record<string, unknown> & { candidates: Candidate[] };

/** Removes preloads and chunk digests from the plan in the boot data: a bundle only needs the digests of the texts it fetches. */
function withoutChunkDigests(boot: Record<string, unknown>): Record<string, unknown> {
  const plan = boot['plan'] as Record<string, unknown> & { remotes: PlanRemote[] };
  const toTextDigests = ({ integrity }: Candidate): Record<string, string> =>
    Object.fromEntries(Object.entries(integrity).filter(([file]) => file.startsWith('lang/')));
  const remotes = plan.remotes.map((remote) => {
    const candidates = remote.candidates.map((candidate) => ({ ...candidate, integrity: toTextDigests(candidate), preload: {} }));
    return { ...remote, candidates };
  });
  return { ...boot, plan: { ...plan, remotes } };
}

/** Rewrites the site's document for the bundle: it preloads the same screens and slots, but from the bundle. */
export function createBundleChange(screen: string, { entry, integrity, preload }: BundleRelease): DocumentChange {
  const formatAttributes = (file: string): string => `integrity="${integrity[file]}" crossorigin="anonymous"`;
  const createPreloads = (start: string): string => {
    const names = new Set([screen, ...[...start.matchAll(CHUNK_NAME_PATTERN)].map(([, name = '']) => name)]);
    const files = new Set([entry, ...[...names].flatMap((name) => preload[name] ?? [])]);
    return [...files].map((file) => `<link rel="preload" href="/bench/shell/${file}" as="script" ${formatAttributes(file)}>\n`).join('');
  };
  const script = `<script src="/bench/shell/${entry}" ${formatAttributes(entry)} defer></script>`;
  return createDocumentChange({ createPreloads, script, changeBoot: withoutChunkDigests });
}

/** Adds the Trusted Types policy names of the bundle's runtime to a document's content security policy. */
export const addBundlePolicies = (policy: string, { policies }: BundleRelease): string =>
  policy.replace('trusted-types ', `trusted-types ${policies.join(' ')} `);
