import { isAvailable } from '@rendezvous/shared/contract';
import type { SafetySubject } from '@rendezvous/shared/safety';
import { useMemo } from 'react';
import type { ConversationStore } from '../stores/ConversationStore';

/**
 * Who the messages of the other side are from, for the safety sheet; null while unknown, and once they are gone. The same object while
 * that stays so, since every row of the conversation has it. For observers.
 */
export function useSender({ profile, id: conversationId }: ConversationStore): SafetySubject | null {
  const { id, name, fictional } = profile ?? {};
  const isThere = profile !== null && isAvailable(profile);
  return useMemo(() => {
    const isKnown = isThere && id !== undefined && name !== undefined && fictional !== undefined && conversationId !== null;
    return isKnown ? { member: { id, name, fictional }, conversationId } : null;
  }, [isThere, id, name, fictional, conversationId]);
}
