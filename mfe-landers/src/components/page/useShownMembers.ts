import type { LanderMember } from '@rendezvous/shared/contract';
import { useLander } from '../useLander';
import { SYMBOLS } from './SymbolPhoto';

type SymbolName = (typeof SYMBOLS)[number];

interface ShownMembers {
  members: readonly LanderMember[];
  /** Scene illustrations for the remaining places. */
  symbols: readonly SymbolName[];
  /** Number of places left empty while the lander's document is loading. */
  coming: number;
}

/** Fills a number of places with members, and the remaining ones with scene illustrations. Call inside an observer. */
export function useShownMembers(name: string, places: number): ShownMembers {
  const { document, isComing } = useLander(name);
  if (isComing) return { members: [], symbols: [], coming: places };
  const members = (document?.members ?? []).slice(0, places);
  return { members, symbols: SYMBOLS.slice(0, places - members.length), coming: 0 };
}
