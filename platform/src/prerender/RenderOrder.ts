import type { RenderInput } from '@rendezvous/shared/contract';

/** Path of a release's file on disk, with its digest from the signed release. */
export interface BundleFile {
  path: string;
  digest: string;
}

/** A page to render, and the bundles and texts required to render it. */
export interface RenderOrder {
  shell: BundleFile;
  /** Bundles of remotes, keyed by container. */
  remotes: Record<string, BundleFile>;
  /** Texts of the shell. */
  messages: BundleFile | undefined;
  /** Texts of remotes, keyed by the URL of their catalogue. */
  catalogues: Record<string, BundleFile>;
  input: Omit<RenderInput, 'messages' | 'catalogues'>;
}
