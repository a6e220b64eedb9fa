import { useStore } from '@rendezvous/shared/store';
import type { CreditsStore } from './CreditsStore';
import { creditsOf } from './creditsOf';

/** Packages and discounts of the page's store. */
export const useCreditsStore = (): CreditsStore => creditsOf(useStore());
