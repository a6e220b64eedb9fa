import type { AttributeKey } from '@rendezvous/shared/contract';
import { defineMessages, type IntlShape, type MessageDescriptor } from '@rendezvous/shared/intl';

const messages: Record<AttributeKey, MessageDescriptor> = defineMessages({
  hair_color: { id: 'shared.attribute.hair_color', defaultMessage: 'Hair colour', description: 'Label of a profile attribute' },
  eye_color: { id: 'shared.attribute.eye_color', defaultMessage: 'Eye colour', description: 'Label of a profile attribute' },
  body_type: { id: 'shared.attribute.body_type', defaultMessage: 'Body type', description: 'Label of a profile attribute' },
  relationship_status: {
    id: 'shared.attribute.relationship_status',
    defaultMessage: 'Relationship status',
    description: 'Label of a profile attribute',
  },
  tattoos: { id: 'shared.attribute.tattoos', defaultMessage: 'Tattoos', description: 'Label of a profile attribute' },
});

/** Returns the label of a profile attribute. */
export const attributeLabel = (intl: IntlShape, key: AttributeKey): string => intl.formatMessage(messages[key]);
