/** Id of the release that a running compiler keeps up to date, served under `/r/<remote>/dev/`. */
export const DEVELOPMENT_RELEASE = 'dev';

/** Folder of the development release inside its package. */
export const DEVELOPMENT_FOLDER = 'dist/dev';

/** Property of `window` with a package's digests, which change with every build while the page stays open. */
export const toIntegrityKey = (name: string): string => `rendezvousIntegrity ${name}`;

/** Whether a file belongs to hot replacement: such files come and go with each build, so no integrity table can list them. */
export const isHotUpdateFile = (file: string): boolean => file.includes('.hot-update.');
