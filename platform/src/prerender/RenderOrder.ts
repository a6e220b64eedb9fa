import type { RenderInput } from '@rendezvous/shared/contract';

/** A release file on disk with the digest from its signed release. */
export interface BundleFile {
  path: string;
  digest: string;
}

/** One page to render, and what renders it. */
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
