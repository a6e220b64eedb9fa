import { defineMessages, type IntlShape, type MessageDescriptor } from '@rendezvous/shared/intl';

/** Actions for which a visitor is asked to log in. */
export type GatedAction = 'chat' | 'photos' | 'like' | 'gift';

const messages: Record<GatedAction, MessageDescriptor> = defineMessages({
  chat: { id: 'shared.gate.login_chat', defaultMessage: 'You need to be logged in to chat', description: 'Told to a visitor' },
  photos: {
    id: 'shared.gate.login_photos',
    defaultMessage: 'You need to be logged in to view more photos',
    description: 'Told to a visitor',
  },
  like: { id: 'shared.gate.login_like', defaultMessage: 'You need to be logged in to like', description: 'Told to a visitor' },
  gift: { id: 'shared.gate.login_gift', defaultMessage: 'You need to be logged in to send gifts', description: 'Told to a visitor' },
});

/** Returns the text that tells a visitor that an action requires logging in (appendix B). */
export const gateText = (intl: IntlShape, action: GatedAction): string => intl.formatMessage(messages[action]);
