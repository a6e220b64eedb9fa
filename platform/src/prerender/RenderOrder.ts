import type { RenderInput } from '@rendezvous/shared/contract';

/** Path of a release's file on disk, with the digest from its signed release. */
export interface BundleFile {
  path: string;
  digest: string;
}

/** A page to render, and the bundles and texts that render it. */
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
