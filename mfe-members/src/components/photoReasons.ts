import type { PhotoReason } from '@rendezvous/shared/contract';
import { defineMessages, type MessageDescriptor } from '@rendezvous/shared/intl';

/** Why a photo was rejected, for its owner; a reason without a text does not compile. */
export const photoReasons: Record<PhotoReason, MessageDescriptor> = defineMessages({
  no_person: {
    id: 'members.own.reason.no_person',
    defaultMessage: 'The photo does not show a person.',
    description: 'Under an own photo that was refused',
  },
  not_you: {
    id: 'members.own.reason.not_you',
    defaultMessage: 'The photo does not show you.',
    description: 'Under an own photo that was refused',
  },
  minor: {
    id: 'members.own.reason.minor',
    defaultMessage: 'The photo shows a minor.',
    description: 'Under an own photo that was refused',
  },
  third_party: {
    id: 'members.own.reason.third_party',
    defaultMessage: 'The photo shows other people.',
    description: 'Under an own photo that was refused',
  },
  contact_data: {
    id: 'members.own.reason.contact_data',
    defaultMessage: 'The photo contains contact details.',
    description: 'Under an own photo that was refused',
  },
  illegal: {
    id: 'members.own.reason.illegal',
    defaultMessage: 'The photo is illegal.',
    description: 'Under an own photo that was refused',
  },
  quality: {
    id: 'members.own.reason.quality',
    defaultMessage: 'The photo is too blurred or too dark.',
    description: 'Under an own photo that was refused',
  },
});
