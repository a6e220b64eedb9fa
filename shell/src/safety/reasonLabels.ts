import type { ReportReason } from '@rendezvous/shared/contract';
import { defineMessages, type MessageDescriptor } from '@rendezvous/shared/intl';

/** Labels for the reasons for reporting a member. */
export const reasonLabels: Record<ReportReason, MessageDescriptor> = defineMessages({
  fake_or_misleading: { id: 'shell.report.reason.fake', defaultMessage: 'Fake or misleading', description: 'Reason of a report' },
  harassment: { id: 'shell.report.reason.harassment', defaultMessage: 'Insults or harassment', description: 'Reason of a report' },
  threat: { id: 'shell.report.reason.threat', defaultMessage: 'Threat or violence', description: 'Reason of a report' },
  underage: { id: 'shell.report.reason.underage', defaultMessage: 'Under 18', description: 'Reason of a report' },
  scam_or_spam: { id: 'shell.report.reason.scam', defaultMessage: 'Wants money, or advertises', description: 'Reason of a report' },
  illegal_content: { id: 'shell.report.reason.illegal', defaultMessage: 'Illegal content', description: 'Reason of a report' },
  stolen_photos: { id: 'shell.report.reason.stolen', defaultMessage: 'Someone else’s photos', description: 'Reason of a report' },
  other: { id: 'shell.report.reason.other', defaultMessage: 'Something else', description: 'Reason of a report' },
});
