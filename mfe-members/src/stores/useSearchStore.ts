import { useStore } from '@rendezvous/shared/store';
import { searchOf } from './searchOf';
import type { SearchStore } from './SearchStore';

/** The search of the page's store. */
export const useSearchStore = (): SearchStore => searchOf(useStore());
