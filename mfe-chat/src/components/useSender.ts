import { isAvailable } from '@rendezvous/shared/contract';
import type { SafetySubject } from '@rendezvous/shared/safety';
import { useMemo } from 'react';
import type { ConversationStore } from '../stores/ConversationStore';

/**
 * Sender of the partner's messages, for the safety sheet; null while unknown, and once they are gone. Referentially stable, since every row of the
 * conversation receives it. For observers.
 */
export function useSender({ profile, id: conversationId }: ConversationStore): SafetySubject | null {
  const { id, name, fictional } = profile ?? {};
  const isThere = profile !== null && isAvailable(profile);
  return useMemo(() => {
    const isKnown = isThere && id !== undefined && name !== undefined && fictional !== undefined && conversationId !== null;
    return isKnown ? { member: { id, name, fictional }, conversationId } : null;
  }, [isThere, id, name, fictional, conversationId]);
}
