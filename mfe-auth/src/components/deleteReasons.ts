import type { DeleteReason } from '@rendezvous/shared/contract';
import { defineMessages, type MessageDescriptor } from '@rendezvous/shared/intl';

/** Reasons for leaving, in words; each may name `profiles`, the site's term for fictional profiles. */
export const deleteReasons: Record<DeleteReason, MessageDescriptor> = defineMessages({
  too_expensive: { id: 'auth.delete.too_expensive', defaultMessage: 'It is too expensive', description: 'Reason to delete the account' },
  too_many_messages: {
    id: 'auth.delete.too_many_messages',
    defaultMessage: 'I get too many messages',
    description: 'Reason to delete the account',
  },
  found_someone: { id: 'auth.delete.found_someone', defaultMessage: 'I found someone', description: 'Reason to delete the account' },
  privacy: { id: 'auth.delete.privacy', defaultMessage: 'I worry about my privacy', description: 'Reason to delete the account' },
  fictional_profiles: {
    id: 'auth.delete.fictional_profiles',
    defaultMessage: 'I do not like the {profiles}',
    description: 'Reason to delete the account; profiles: the words of this site for fictional profiles',
  },
  other: { id: 'auth.delete.other', defaultMessage: 'Another reason', description: 'Reason to delete the account' },
});
