import type { ComplaintCategory } from '@rendezvous/shared/contract';
import { defineMessages, type MessageDescriptor } from '@rendezvous/shared/intl';

/** Labels of complaint categories. */
export const categoryLabels: Record<ComplaintCategory, MessageDescriptor> = defineMessages({
  content: { id: 'shell.complaints.content', defaultMessage: 'Illegal or harmful content', description: 'Subject of a complaint' },
  member: { id: 'shell.complaints.member', defaultMessage: 'Another member', description: 'Subject of a complaint' },
  payment: { id: 'shell.complaints.payment', defaultMessage: 'A payment', description: 'Subject of a complaint' },
  privacy: { id: 'shell.complaints.privacy', defaultMessage: 'My privacy', description: 'Subject of a complaint' },
  service: { id: 'shell.complaints.service', defaultMessage: 'Our service', description: 'Subject of a complaint' },
  appeal: { id: 'shell.complaints.appeal', defaultMessage: 'An appeal against a decision', description: 'Subject of a complaint' },
  other: { id: 'shell.complaints.other', defaultMessage: 'Something else', description: 'Subject of a complaint' },
});
