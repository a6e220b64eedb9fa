import type { Gender } from '@rendezvous/shared/contract';
import type { ExtraFilters } from './ExtraFilters';

/** What a search narrows by; undefined means any. */
export interface SearchFilters {
  gender: Gender | undefined;
  country: string | undefined;
  region: string | undefined;
  /** Years. */
  minAge: number;
  maxAge: number;
  withPhoto: boolean;
  online: boolean;
  hideFictional: boolean;
  extras?: ExtraFilters;
}
