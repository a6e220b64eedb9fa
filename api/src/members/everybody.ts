import { MAX_AGE, MIN_AGE } from '@rendezvous/shared/contract';
import type { SearchFilters } from './SearchFilters';

/** A search that narrows nothing. */
export const everybody: SearchFilters = {
  gender: undefined,
  country: undefined,
  region: undefined,
  minAge: MIN_AGE,
  maxAge: MAX_AGE,
  withPhoto: false,
  online: false,
  hideFictional: false,
};
