import type { Locale, Release } from '@rendezvous/shared/contract';
import type { RegistryDocument } from './registrySchema';

/** Owner of a release: a remote or the shell. */
export type ReleaseOwner = Release['remote'];

/** The registry at one serial, with the documents of its releases, keyed by `<remote>/<id>`. */
export interface Registry extends RegistryDocument {
  releases: Record<string, Release>;
}

/** The registry before anything has been published. */
export const createEmptyRegistry = (): Registry => ({ schema: 1, serial: 0, remotes: {}, releases: {} });

/** Returns the document of a release; undefined if `id` is null or unknown. */
export const findRelease = (registry: Registry, remote: ReleaseOwner, id: string | null): Release | undefined =>
  id === null ? undefined : registry.releases[`${remote}/${id}`];

/** URL path of a release's folder, ending with a slash. */
export const getReleaseBase = (release: Pick<Release, 'remote' | 'id'>): string => `/r/${release.remote}/${release.id}/`;

/** Maximum lengths of a remote's lists of releases in the registry. */
export const REGISTRY_LIMITS = { published: 5_000, blocked: 500 } as const;

/** Returns the name of the file with a release's texts in a language, or else in English; undefined if the release has neither. */
export const findCatalogueFile = ({ catalogues }: Pick<Release, 'catalogues'>, locale: Locale): string | undefined =>
  catalogues[locale] ?? catalogues.en;
