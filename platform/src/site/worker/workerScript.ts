import type { Release, WorkerRelease } from '@rendezvous/shared/contract';
import { releaseBase } from '../../registry/releaseBase';
import type { SiteContext } from '../createContext';
import { farewellWorker } from './farewellWorker';
import { workerTexts } from './workerTexts';

/** File of the shell's release with the worker's script. */
const FILE = 'sw.js';

/** Files of a release that every screen needs. */
const ALWAYS = '*';

type Sources = Pick<SiteContext, 'catalogues' | 'development' | 'folder' | 'serviceWorker'>;

/**
 * A shell's service worker, prefixed with the data of its release. Where there should be none, it unregisters existing workers: by configuration, in
 * development, and while the live shell has none (security 29).
 */
export async function workerScript(sources: Sources, shell: Release | undefined): Promise<string> {
  const { catalogues, development, folder, serviceWorker } = sources;
  if (!serviceWorker || development !== undefined || shell === undefined) return farewellWorker;
  const stored = await folder.read('shell', shell.id, FILE, []);
  if (stored === undefined) return farewellWorker;
  const release: WorkerRelease = { files: filesOf(shell), texts: await workerTexts(catalogues, shell) };
  return `self.workerRelease=${JSON.stringify(release)};\n${stored.content.toString('utf8')}`;
}

const filesOf = (shell: Release): WorkerRelease['files'] =>
  Object.fromEntries(
    [shell.entry, ...(shell.preload[ALWAYS] ?? [])].map((file) => [releaseBase(shell) + file, shell.integrity[file] ?? '']),
  );
