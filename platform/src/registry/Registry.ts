import type { Locale, Release } from '@rendezvous/shared/contract';
import type { RegistryDocument } from './registrySchema';

/** Something that can be released: a remote or the shell. */
export type ReleaseOwner = Release['remote'];

/** One serial with the documents of all published releases, by `<remote>/<id>`. */
export interface Registry extends RegistryDocument {
  releases: Record<string, Release>;
}

/** The registry before anything was published. */
export const emptyRegistry = (): Registry => ({ schema: 1, serial: 0, remotes: {}, releases: {} });

/** The document of a release, or undefined when it was never published. */
export const findRelease = (registry: Registry, remote: ReleaseOwner, id: string | null): Release | undefined =>
  id === null ? undefined : registry.releases[`${remote}/${id}`];

/** Address of a release's folder, ending with a slash. */
export const releaseBase = (release: Pick<Release, 'remote' | 'id'>): string => `/r/${release.remote}/${release.id}/`;

/** Maximum number of releases of a remote that the registry ever keeps. */
export const REGISTRY_LIMITS = { published: 5_000, blocked: 500 } as const;

/** Texts of a release for a page in a language: English where the release lacks it. */
export const catalogueFile = ({ catalogues }: Pick<Release, 'catalogues'>, locale: Locale): string | undefined =>
  catalogues[locale] ?? catalogues.en;
