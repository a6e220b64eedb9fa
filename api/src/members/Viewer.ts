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

/** The person viewing other members; determines which members are visible. */
export interface Viewer {
  /** Null for a visitor. */
  member: ViewingMember | null;
  /** True when the domain's settings allow fictional profiles; otherwise none is served. */
  fictionalShown: boolean;
}

/** A viewer who is signed in. */
export type MemberViewer = Viewer & { member: ViewingMember };
