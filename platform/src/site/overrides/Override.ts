import type { ReleaseOwner } from '../../registry/Registry';

/** A release that one browser gets instead of the one that its visit would have. */
export interface Override {
  remote: ReleaseOwner;
  release: string;
  /** Unix milliseconds. */
  expires: number;
  /** Page that its link leads to, `/` without one. Its cookie has none. */
  path?: string;
}
