import { LOCALES, type Release, type WorkerRelease } from '@rendezvous/shared/contract';
import { getReleaseBase } from '../../registry/Registry';
import type { SiteContext } from '../createContext';
import type { Catalogues } from '../document/Catalogues';
import { toPlainText } from '../document/toPlainText';
import { unregisterWorkerScript } from './unregisterWorkerScript';

/** Prefix of the ids of the worker's texts. */
const TEXT_ID_PREFIX = 'shell.worker.';

/** Loads the worker's texts in every locale, because it cannot fetch them when it needs them. */
async function loadWorkerTexts(catalogues: Catalogues, shell: Release): Promise<WorkerRelease['texts']> {
  const entries = LOCALES.map(async (locale) => {
    const messages = Object.entries(await catalogues.loadMessages(shell, locale));
    const texts = messages.flatMap(([id, message]) => (id.startsWith(TEXT_ID_PREFIX) ? [[id, toPlainText(message) ?? ''] as const] : []));
    return [locale, Object.fromEntries(texts)] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** File in the shell's release that contains the worker's script. */
const WORKER_FILE = 'sw.js';

/** Key under which a release lists the files that every screen needs. */
const ALL_SCREENS_KEY = '*';

type Sources = Pick<SiteContext, 'catalogues' | 'development' | 'folder' | 'serviceWorker'>;

/**
 * Creates the script of a shell's service worker, preceded by the data of its release. If there must be no worker, because of the
 * configuration, in development, or while there is no shell with a worker, the script unregisters existing ones (security 29).
 */
export async function createWorkerScript(sources: Sources, shell: Release | undefined): Promise<string> {
  const { catalogues, development, folder, serviceWorker } = sources;
  if (!serviceWorker || development !== undefined || shell === undefined) return unregisterWorkerScript;
  const storedFile = await folder.read('shell', shell.id, WORKER_FILE, []);
  if (storedFile === undefined) return unregisterWorkerScript;
  const release: WorkerRelease = { files: toFiles(shell), texts: await loadWorkerTexts(catalogues, shell) };
  return `self.workerRelease=${JSON.stringify(release)};\n${storedFile.content.toString('utf8')}`;
}

const toFiles = (shell: Release): WorkerRelease['files'] =>
  Object.fromEntries(
    [shell.entry, ...(shell.preload[ALL_SCREENS_KEY] ?? [])].map((file) => [getReleaseBase(shell) + file, shell.integrity[file] ?? '']),
  );
