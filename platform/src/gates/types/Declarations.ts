import type { Texts } from './Texts';

/**
 * `types.json` of a shell's release: declarations of the shared doors, path to text, for example `shared/src/store/index.d.ts`. Those of the contract
 * are omitted: it is data of the api, and each remote bundles its own.
 */
export type Declarations = Texts;

/** File of a release; see `SOURCES_FILE`. */
export const DECLARATIONS_FILE = 'types.json';
