import { useStore } from '@rendezvous/shared/store';
import { likingOf } from './likingOf';
import type { LikingStore } from './LikingStore';

/** The likes of the page's store. */
export const useLikingStore = (): LikingStore => likingOf(useStore());
