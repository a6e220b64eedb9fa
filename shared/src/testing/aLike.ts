import type { ReceivedLike } from '@rendezvous/shared/contract';
import { aCard } from './aCard';

/** A new like that the member has received. */
export const aLike = (changes: Partial<ReceivedLike> = {}): ReceivedLike => ({ ...aCard({ liked_me: true }), like_new: true, ...changes });
