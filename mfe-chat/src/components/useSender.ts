import { isAvailable } from '@rendezvous/shared/contract';
import type { SafetySubject } from '@rendezvous/shared/safety';
import { useMemo } from 'react';
import type { ConversationStore } from '../stores/ConversationStore';

/** Who the messages of the other side are from, for the safety sheet; null while unknown, and once they are gone. For observers. */
export function useSender({ profile, id }: ConversationStore): SafetySubject | null {
  return useMemo(
    () => (profile !== null && id !== null && isAvailable(profile) ? { member: profile, conversationId: id } : null),
    [profile, id],
  );
}
