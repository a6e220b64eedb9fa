import type { RenderInput } from '@rendezvous/shared/contract';

/** A server bundle on disk with the digest that its signed release names. */
export interface BundleFile {
  path: string;
  digest: string;
}

/** One page to render, with what renders it. */
export interface RenderOrder {
  shell: BundleFile;
  /** Bundles of remotes by container. */
  remotes: Record<string, BundleFile>;
  input: RenderInput;
}
