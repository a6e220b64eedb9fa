import type { Fault } from '../../../support/FaultServer';
import type { Misbehavior } from './breakable';

/** The fault of a remote in one case of the matrix. */
export interface MatrixFault {
  name: string;
  /** Fault injected into requests for the entry or the screen's chunk. */
  network?: { file: 'entry' | 'chunk'; kind: Fault['kind'] };
  /** How the remote's own code misbehaves. */
  misbehavior?: Misbehavior;
  /** True if the remote is merely slow, so that the screen appears on its own. */
  recovers?: true;
  /** True if the missing chunk reloads the page once. */
  reloads?: true;
}

const createEntryFault = (name: string, kind: Fault['kind']): MatrixFault => ({ name, network: { file: 'entry', kind } });

/** The faults that every remote has to survive. */
export const FAULTS: readonly MatrixFault[] = [
  createEntryFault('the server is down', 'down'),
  createEntryFault('the entry is missing', 'missing'),
  createEntryFault('the entry answers 500', 'error'),
  createEntryFault('the entry is garbage', 'garbage'),
  createEntryFault('the entry is a page with status 200', 'html'),
  createEntryFault('the entry hangs', 'hang'),
  { ...createEntryFault('the entry is slow', 'slow'), recovers: true },
  createEntryFault('the entry ends in the middle', 'truncated'),
  createEntryFault('the entry is empty', 'empty'),
  createEntryFault('the entry has other bytes than its digest', 'tampered'),
  { name: 'the remote throws at import', misbehavior: 'import' },
  { name: 'the screen throws while rendering', misbehavior: 'render' },
  { name: 'the remote lacks its screens', misbehavior: 'expose' },
  { name: 'the remote speaks another contract', misbehavior: 'contract' },
  { name: 'a chunk is gone after a new release', network: { file: 'chunk', kind: 'missing' }, reloads: true },
  { name: 'a chunk hangs', network: { file: 'chunk', kind: 'hang' } },
];
