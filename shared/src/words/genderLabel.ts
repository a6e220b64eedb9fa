import type { Gender } from '@rendezvous/shared/contract';
import { defineMessages, type IntlShape, type MessageDescriptor } from '@rendezvous/shared/intl';

const messages: Record<Gender, MessageDescriptor> = defineMessages({
  male: { id: 'shared.gender.male', defaultMessage: 'Man', description: 'Gender of a member' },
  female: { id: 'shared.gender.female', defaultMessage: 'Woman', description: 'Gender of a member' },
});

/** Returns the label of a gender. */
export const genderLabel = (intl: IntlShape, gender: Gender): string => intl.formatMessage(messages[gender]);
