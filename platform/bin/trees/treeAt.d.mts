export interface TreeCopy {
  /** Folder of the sources. */
  tree: string;
  /** Full hash. */
  commit: string;
  remove: () => void;
}

export function commitOf(tree: string, name: string): string;

export function treeAt(root: string, name: string): TreeCopy;
