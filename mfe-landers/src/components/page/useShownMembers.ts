import type { LanderMember } from '@rendezvous/shared/contract';
import { useLander } from '../useLander';
import { ILLUSTRATION_NAMES } from './SymbolPhoto';

type IllustrationName = (typeof ILLUSTRATION_NAMES)[number];

interface ShownMembers {
  members: readonly LanderMember[];
  /** Scene illustrations for the remaining places. */
  illustrations: readonly IllustrationName[];
  /** Number of places left empty while the lander's document is loading. */
  pendingCount: number;
}

/** Fills a number of places with members, and the remaining ones with scene illustrations. Call inside an observer. */
export function useShownMembers(name: string, count: number): ShownMembers {
  const { document, isLoading } = useLander(name);
  if (isLoading) return { members: [], illustrations: [], pendingCount: count };
  const members = (document?.members ?? []).slice(0, count);
  return { members, illustrations: ILLUSTRATION_NAMES.slice(0, count - members.length), pendingCount: 0 };
}
