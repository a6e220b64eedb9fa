import type { Fault } from '../../../support/FaultServer';
import type { Breaking } from './breakable';

/** The fault of a remote in one case of the matrix. */
export interface MatrixFault {
  name: string;
  /** Fault injected into requests for the entry or the screen's chunk. */
  network?: { file: 'entry' | 'chunk'; kind: Fault['kind'] };
  /** How the remote's own code misbehaves. */
  code?: Breaking;
  /** True if the remote is merely slow, so that the screen appears by itself. */
  recovers?: true;
  /** True if the missing chunk reloads the page once. */
  reloads?: true;
}

const entry = (name: string, kind: Fault['kind']): MatrixFault => ({ name, network: { file: 'entry', kind } });

/** The faults that every remote has to survive. */
export const FAULTS: readonly MatrixFault[] = [
  entry('the server is down', 'down'),
  entry('the entry is missing', 'missing'),
  entry('the entry answers 500', 'error'),
  entry('the entry is garbage', 'garbage'),
  entry('the entry is a page with status 200', 'html'),
  entry('the entry hangs', 'hang'),
  { ...entry('the entry is slow', 'slow'), recovers: true },
  entry('the entry ends in the middle', 'truncated'),
  entry('the entry is empty', 'empty'),
  entry('the entry has other bytes than its digest', 'tampered'),
  { name: 'the remote throws at import', code: 'import' },
  { name: 'the screen throws while rendering', code: 'render' },
  { name: 'the remote lacks its screens', code: 'expose' },
  { name: 'the remote speaks another contract', code: 'contract' },
  { name: 'a chunk is gone after a new release', network: { file: 'chunk', kind: 'missing' }, reloads: true },
  { name: 'a chunk hangs', network: { file: 'chunk', kind: 'hang' } },
];
