import type { ReleaseOwner } from '../../registry/Registry';

/** A release that one browser gets instead of its visit's. */
export interface Override {
  remote: ReleaseOwner;
  release: string;
  /** Unix milliseconds. */
  expires: number;
  /** Page that its link leads to, `/` by default. The cookie's has none. */
  path?: string;
}
