import type { Sexuality } from '@rendezvous/shared/contract';
import { defineMessages, type IntlShape, type MessageDescriptor } from '@rendezvous/shared/intl';

const messages: Record<Sexuality, MessageDescriptor> = defineMessages({
  hetero: { id: 'shared.sexuality.hetero', defaultMessage: 'Hetero', description: 'Sexuality of a member' },
  gay: { id: 'shared.sexuality.gay', defaultMessage: 'Gay', description: 'Sexuality of a member' },
  lesbian: { id: 'shared.sexuality.lesbian', defaultMessage: 'Lesbian', description: 'Sexuality of a member' },
  bi: { id: 'shared.sexuality.bi', defaultMessage: 'Bi', description: 'Sexuality of a member' },
});

/** Returns the label of a sexuality. */
export const sexualityLabel = (intl: IntlShape, sexuality: Sexuality): string => intl.formatMessage(messages[sexuality]);
