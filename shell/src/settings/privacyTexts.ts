import type { Privacy } from '@rendezvous/shared/contract';
import { defineMessages, type MessageDescriptor } from '@rendezvous/shared/intl';

/** Names of the privacy switches, in order. */
export const privacyLabels: Record<keyof Privacy, MessageDescriptor> = defineMessages({
  invisible: { id: 'shell.privacy.invisible', defaultMessage: 'Invisible mode', description: 'Switch in the settings' },
  photos_for_chosen: {
    id: 'shell.privacy.photos_for_chosen',
    defaultMessage: 'Show my other photos only to people I choose',
    description: 'Switch in the settings: who sees more than the main photo of the profile',
  },
  visitor_visible: {
    id: 'shell.privacy.visitor_visible',
    defaultMessage: 'Show my profile to visitors',
    description: 'Switch in the settings',
  },
  photos_from_everyone: {
    id: 'shell.privacy.photos_from_everyone',
    defaultMessage: 'Photos from everyone',
    description: 'Switch in the settings',
  },
  read_receipts: { id: 'shell.privacy.read_receipts', defaultMessage: 'Read receipts', description: 'Switch in the settings' },
  typing_shown: { id: 'shell.privacy.typing_shown', defaultMessage: 'Show when I’m typing', description: 'Switch in the settings' },
  partner_sites: {
    id: 'shell.privacy.partner_sites',
    defaultMessage: 'Show my profile on partner sites of {company}',
    description: 'Switch in the settings; company: name of the company that runs the site',
  },
});

/** Hints that explain what each switch does. */
export const privacyHints: Record<keyof Privacy, MessageDescriptor> = defineMessages({
  invisible: {
    id: 'shell.privacy.invisible_hint',
    defaultMessage: 'You won’t show up in search. Nobody new can see you, like you or write to you. Your chats stay.',
    description: 'Under the switch Invisible mode',
  },
  photos_for_chosen: {
    id: 'shell.privacy.photos_for_chosen_hint',
    defaultMessage: 'Everyone else sees only your main photo. You choose people by liking them or writing to them.',
    description: 'Under the switch More photos only for people I choose',
  },
  visitor_visible: {
    id: 'shell.privacy.visitor_visible_hint',
    defaultMessage: 'People who aren’t logged in can see it too.',
    description: 'Under the switch Show my profile to visitors',
  },
  photos_from_everyone: {
    id: 'shell.privacy.photos_from_everyone_hint',
    defaultMessage: 'Even from people you haven’t answered yet.',
    description: 'Under the switch Photos from everyone: who may send photos in a chat',
  },
  read_receipts: {
    id: 'shell.privacy.read_receipts_hint',
    defaultMessage: 'Others see when you’ve read their messages. You see when they’ve read yours.',
    description: 'Under the switch Read receipts',
  },
  typing_shown: {
    id: 'shell.privacy.typing_shown_hint',
    defaultMessage: 'Others see when you’re typing. You see when they are.',
    description: 'Under the switch Show when I am typing',
  },
  partner_sites: {
    id: 'shell.privacy.partner_sites_hint',
    defaultMessage: 'Only if you want to. You can turn it off any time.',
    description: 'Under the switch Show my profile on partner sites',
  },
});
