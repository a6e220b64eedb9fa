/** Id of the release that a running compiler keeps up to date, served under `/r/<remote>/dev/`. */
export const DEVELOPMENT_RELEASE = 'dev';

/** Folder of that release inside its package. */
export const DEVELOPMENT_FOLDER = 'dist/dev';

/** Name on `window` of a package's digests, which change with every build while the page stays. */
export const integrityKey = (name: string): string => `rendezvousIntegrity ${name}`;

/** Whether a file belongs to hot replacement: such files come and go with each build, so no table can name them. */
export const isHotUpdate = (file: string): boolean => file.includes('.hot-update.');
