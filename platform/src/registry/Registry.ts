import type { Release } from '@rendezvous/shared/contract';
import type { RegistryDocument } from './registrySchema';

/** Something that can be released: a remote or the shell. */
export type ReleaseOwner = Release['remote'];

/** One serial with the documents of all published releases, by `<remote>/<id>`. */
export interface Registry extends RegistryDocument {
  releases: Record<string, Release>;
}
