import type { RenderInput } from '@rendezvous/shared/contract';

/** A file of a release on disk with the digest that its signed release names. */
export interface BundleFile {
  path: string;
  digest: string;
}

/** One page to render, with what renders it. */
export interface RenderOrder {
  shell: BundleFile;
  /** Bundles of remotes by container. */
  remotes: Record<string, BundleFile>;
  /** Texts of the shell. */
  messages: BundleFile | undefined;
  /** Texts of remotes by the address of their catalogue. */
  catalogues: Record<string, BundleFile>;
  input: Omit<RenderInput, 'messages' | 'catalogues'>;
}
