import type { ReleaseOwner } from '../registry/Registry';
import type { DeployClient } from './DeployClient';
import type { TeamSecrets } from './TeamSecrets';

/** Dependencies of the commands. */
export interface CommandContext {
  /** Root of the repository. */
  root: string;
  secrets: TeamSecrets;
  /** Creates a client with the token of the team that owns `remote`. */
  createClient: (remote?: ReleaseOwner) => DeployClient;
  /** Builds the package in a folder; rejects if the build fails. */
  build: (folder: string) => Promise<void>;
  /** Reports the progress of a slow command to the person waiting for it; not part of the output. */
  tell: (step: string) => void;
  /** Prints a reply as text or, with --json, as JSON. */
  show: <Reply>(reply: Reply, formatText: (reply: Reply) => string) => void;
}
