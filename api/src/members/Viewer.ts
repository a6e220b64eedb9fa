import type { Gender, Sexuality } from '@rendezvous/shared/contract';

export interface ViewingMember {
  id: string;
  gender: Gender;
  sexuality: Sexuality;
  country: string;
  region: string | null;
  latitude: number | null;
  longitude: number | null;
  paid: boolean;
}

/** The person who looks at members; which members are visible depends on them. */
export interface Viewer {
  /** Null for a visitor. */
  member: ViewingMember | null;
  /** True when the domain has a fictional_warning; without one no fictional profile is served. */
  fictionalShown: boolean;
}

/** A viewer who is signed in. */
export type MemberViewer = Viewer & { member: ViewingMember };
