import type { LanderMember } from '@rendezvous/shared/contract';
import { useLander } from '../useLander';
import { SYMBOLS } from './SymbolPhoto';

type Symbol = (typeof SYMBOLS)[number];

interface ShownMembers {
  members: readonly LanderMember[];
  /** Pictures of nobody in the places that members leave. */
  symbols: readonly Symbol[];
  /** Places that are kept while it is not known who is there. */
  coming: number;
}

/** Who is shown in so many places: members as far as there are any, else symbol pictures; for observers. */
export function useShownMembers(name: string, places: number): ShownMembers {
  const { document, isComing } = useLander(name);
  if (isComing) return { members: [], symbols: [], coming: places };
  const members = (document?.members ?? []).slice(0, places);
  return { members, symbols: SYMBOLS.slice(0, places - members.length), coming: 0 };
}
