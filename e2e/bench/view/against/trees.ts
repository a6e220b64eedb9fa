import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../variants/folders';

/** The repository's sources at a commit, in a temporary folder. */
interface TreeCopy {
  tree: string;
  /** Full hash. */
  commit: string;
  remove: () => void;
}

interface Trees {
  /** Resolves any name of a commit to its full hash; throws if there is no such commit. */
  resolveCommit: (root: string, name: string) => string;
  treeAt: (root: string, name: string) => TreeCopy;
}

/** Loads the helpers of the repository's command line, which is plain JavaScript without types. */
export const loadTrees = (): Promise<Trees> =>
  import(pathToFileURL(path.join(ROOT, 'platform/bin/trees/treeAt.mjs')).href) as Promise<Trees>;
