import { LOCALES, type Release, type WorkerRelease } from '@rendezvous/shared/contract';
import { releaseBase } from '../../registry/Registry';
import type { SiteContext } from '../createContext';
import type { Catalogues } from '../document/Catalogues';
import { plainText } from '../document/plainText';
import { unregisterWorkerScript } from './unregisterWorkerScript';

/** Prefix of the ids of the worker's texts. */
const PREFIX = 'shell.worker.';

/** Texts of the worker in every locale, because it cannot fetch them when it needs them. */
async function workerTexts(catalogues: Catalogues, shell: Release): Promise<WorkerRelease['texts']> {
  const entries = LOCALES.map(async (locale) => {
    const messages = Object.entries(await catalogues.messages(shell, locale));
    const texts = messages.flatMap(([id, message]) => (id.startsWith(PREFIX) ? [[id, plainText(message) ?? ''] as const] : []));
    return [locale, Object.fromEntries(texts)] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** File in the shell's release that contains the worker's script. */
const FILE = 'sw.js';

/** Key under which a release lists the files that every screen needs. */
const ALWAYS = '*';

type Sources = Pick<SiteContext, 'catalogues' | 'development' | 'folder' | 'serviceWorker'>;

/**
 * Script of a shell's service worker, preceded by the data of its release. Where there must be no worker, the script unregisters existing ones: by
 * configuration, in development, and while the live shell has none (security 29).
 */
export async function workerScript(sources: Sources, shell: Release | undefined): Promise<string> {
  const { catalogues, development, folder, serviceWorker } = sources;
  if (!serviceWorker || development !== undefined || shell === undefined) return unregisterWorkerScript;
  const stored = await folder.read('shell', shell.id, FILE, []);
  if (stored === undefined) return unregisterWorkerScript;
  const release: WorkerRelease = { files: toFiles(shell), texts: await workerTexts(catalogues, shell) };
  return `self.workerRelease=${JSON.stringify(release)};\n${stored.content.toString('utf8')}`;
}

const toFiles = (shell: Release): WorkerRelease['files'] =>
  Object.fromEntries(
    [shell.entry, ...(shell.preload[ALWAYS] ?? [])].map((file) => [releaseBase(shell) + file, shell.integrity[file] ?? '']),
  );
