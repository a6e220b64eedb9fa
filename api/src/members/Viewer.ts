import type { Gender, Sexuality } from '@rendezvous/shared/contract';

/** Who looks: what decides what is shown to a member or to a visitor. */
export interface Viewer {
  /** Null for a visitor. */
  member: ViewingMember | null;
  /** True when the domain has a fictional_warning; without one no fictional profile is served. */
  fictionalShown: boolean;
}

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
