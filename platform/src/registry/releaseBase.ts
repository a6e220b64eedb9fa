import type { Release } from '@rendezvous/shared/contract';

/** Address of a release's folder, ending with a slash. */
export const releaseBase = (release: Pick<Release, 'remote' | 'id'>): string => `/r/${release.remote}/${release.id}/`;
