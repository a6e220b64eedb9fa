import type { AttributeKey, AttributeValue } from '@rendezvous/shared/contract';
import { defineMessages, type IntlShape, type MessageDescriptor } from '@rendezvous/shared/intl';

const hairColorMessages: Record<AttributeValue<'hair_color'>, MessageDescriptor> = defineMessages({
  blond: { id: 'shared.hair_color.blond', defaultMessage: 'Blond', description: 'Hair colour of a member' },
  brown: { id: 'shared.hair_color.brown', defaultMessage: 'Brown', description: 'Hair colour of a member' },
  black: { id: 'shared.hair_color.black', defaultMessage: 'Black', description: 'Hair colour of a member' },
  red: { id: 'shared.hair_color.red', defaultMessage: 'Red', description: 'Hair colour of a member' },
  grey: { id: 'shared.hair_color.grey', defaultMessage: 'Grey', description: 'Hair colour of a member' },
  bald: { id: 'shared.hair_color.bald', defaultMessage: 'Bald', description: 'Hair colour of a member' },
  other: { id: 'shared.hair_color.other', defaultMessage: 'Other', description: 'Hair colour of a member' },
});

const eyeColorMessages: Record<AttributeValue<'eye_color'>, MessageDescriptor> = defineMessages({
  blue: { id: 'shared.eye_color.blue', defaultMessage: 'Blue', description: 'Eye colour of a member' },
  brown: { id: 'shared.eye_color.brown', defaultMessage: 'Brown', description: 'Eye colour of a member' },
  green: { id: 'shared.eye_color.green', defaultMessage: 'Green', description: 'Eye colour of a member' },
  grey: { id: 'shared.eye_color.grey', defaultMessage: 'Grey', description: 'Eye colour of a member' },
  hazel: { id: 'shared.eye_color.hazel', defaultMessage: 'Hazel', description: 'Eye colour of a member' },
  other: { id: 'shared.eye_color.other', defaultMessage: 'Other', description: 'Eye colour of a member' },
});

const bodyTypeMessages: Record<AttributeValue<'body_type'>, MessageDescriptor> = defineMessages({
  slim: { id: 'shared.body_type.slim', defaultMessage: 'Slim', description: 'Body type of a member' },
  athletic: { id: 'shared.body_type.athletic', defaultMessage: 'Athletic', description: 'Body type of a member' },
  average: { id: 'shared.body_type.average', defaultMessage: 'Average', description: 'Body type of a member' },
  curvy: { id: 'shared.body_type.curvy', defaultMessage: 'Curvy', description: 'Body type of a member' },
  plus_size: { id: 'shared.body_type.plus_size', defaultMessage: 'Plus size', description: 'Body type of a member' },
  muscular: { id: 'shared.body_type.muscular', defaultMessage: 'Muscular', description: 'Body type of a member' },
});

const relationshipStatusMessages: Record<AttributeValue<'relationship_status'>, MessageDescriptor> = defineMessages({
  single: { id: 'shared.relationship_status.single', defaultMessage: 'Single', description: 'Relationship status of a member' },
  relationship: {
    id: 'shared.relationship_status.relationship',
    defaultMessage: 'In a relationship',
    description: 'Relationship status of a member',
  },
  open_relationship: {
    id: 'shared.relationship_status.open_relationship',
    defaultMessage: 'Open relationship',
    description: 'Relationship status of a member',
  },
  married: { id: 'shared.relationship_status.married', defaultMessage: 'Married', description: 'Relationship status of a member' },
  divorced: { id: 'shared.relationship_status.divorced', defaultMessage: 'Divorced', description: 'Relationship status of a member' },
  widowed: { id: 'shared.relationship_status.widowed', defaultMessage: 'Widowed', description: 'Relationship status of a member' },
  complicated: {
    id: 'shared.relationship_status.complicated',
    defaultMessage: 'It’s complicated',
    description: 'Relationship status of a member',
  },
});

const tattoosMessages: Record<AttributeValue<'tattoos'>, MessageDescriptor> = defineMessages({
  none: { id: 'shared.tattoos.none', defaultMessage: 'No tattoos', description: 'How many tattoos a member has' },
  few: { id: 'shared.tattoos.few', defaultMessage: 'A few tattoos', description: 'How many tattoos a member has' },
  many: { id: 'shared.tattoos.many', defaultMessage: 'Many tattoos', description: 'How many tattoos a member has' },
});

const messages: { [Key in AttributeKey]: Record<AttributeValue<Key>, MessageDescriptor> } = {
  hair_color: hairColorMessages,
  eye_color: eyeColorMessages,
  body_type: bodyTypeMessages,
  relationship_status: relationshipStatusMessages,
  tattoos: tattoosMessages,
};

/** Returns the label of a profile attribute value. */
export function attributeValueLabel<Key extends AttributeKey>(intl: IntlShape, key: Key, value: AttributeValue<Key>): string {
  const valueMessages: Record<AttributeValue<Key>, MessageDescriptor> = messages[key];
  const message: MessageDescriptor = valueMessages[value];
  return intl.formatMessage(message);
}
