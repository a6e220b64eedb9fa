import type { ReportThing } from '@rendezvous/shared/contract';
import { defineMessages, type MessageDescriptor } from '@rendezvous/shared/intl';

/** Things that can be reported, in words. */
export const thingLabels: Record<ReportThing, MessageDescriptor> = defineMessages({
  profile: { id: 'shell.report.thing.profile', defaultMessage: 'The profile', description: 'What a report is about' },
  photo: { id: 'shell.report.thing.photo', defaultMessage: 'A photo', description: 'What a report is about' },
  conversation: { id: 'shell.report.thing.conversation', defaultMessage: 'Our chat', description: 'What a report is about' },
});
