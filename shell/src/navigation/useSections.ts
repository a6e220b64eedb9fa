import { creditsBadge, pathTo } from '@rendezvous/shared/contract';
import { useIntl } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import type { IconName, Tone } from '@rendezvous/shared/ui';

/** A main section as shown in the navigation. */
export interface Section {
  id: 'search' | 'messages' | 'likes' | 'credits';
  to: string;
  icon: IconName;
  label: string;
  badge?: { count: number; label: string; tone: Tone; showZero: boolean };
}

/** Returns the main sections of a signed-in member with their badges. Call inside an observer. */
export function useSections(): Section[] {
  return [useSearchSection(), useMessagesSection(), useLikesSection(), useCreditsSection()];
}

function useSearchSection(): Section {
  const intl = useIntl();
  const label = intl.formatMessage({ id: 'shell.nav.search', defaultMessage: 'Search', description: 'Navigation: search members' });
  return { id: 'search', to: pathTo('members'), icon: 'search', label };
}

function useMessagesSection(): Section {
  const intl = useIntl();
  const count = useStore().chats.totalUnread;
  const label = intl.formatMessage({ id: 'shell.nav.messages', defaultMessage: 'Messages', description: 'Navigation: conversations' });
  const unreadLabel = intl.formatMessage(
    {
      id: 'shell.nav.unread',
      defaultMessage: '{count, plural, one {# unread message} other {# unread messages}}',
      description: 'Badge of the messages, read aloud; count: number of unread messages',
    },
    { count },
  );
  return {
    id: 'messages',
    to: pathTo('chats'),
    icon: 'message',
    label,
    badge: { count, label: unreadLabel, tone: 'unread', showZero: false },
  };
}

function useLikesSection(): Section {
  const intl = useIntl();
  const count = useStore().likes.totalNew;
  const label = intl.formatMessage({ id: 'shell.nav.likes', defaultMessage: 'Likes', description: 'Navigation: likes' });
  const newLabel = intl.formatMessage(
    {
      id: 'shell.nav.new_likes',
      defaultMessage: '{count, plural, one {# new like} other {# new likes}}',
      description: 'Badge of the likes, read aloud; count: number of new likes',
    },
    { count },
  );
  return { id: 'likes', to: pathTo('likes'), icon: 'heart', label, badge: { count, label: newLabel, tone: 'primary', showZero: false } };
}

function useCreditsSection(): Section {
  const intl = useIntl();
  const { credits: count, level } = useStore().session;
  const badge = creditsBadge(count);
  const leftLabel = intl.formatMessage(
    {
      id: 'shell.nav.credits_left',
      defaultMessage: '{count, plural, =0 {no credits left} one {# credit left} other {# credits left}}',
      description: 'Badge of the credits, read aloud; count: number of credits',
    },
    { count },
  );
  const creditsLabel = intl.formatMessage({ id: 'shell.nav.credits', defaultMessage: 'Credits', description: 'Navigation: buy credits' });
  const premiumLabel = intl.formatMessage({
    id: 'shell.nav.premium',
    defaultMessage: 'Get Premium',
    description: 'Navigation: become premium; at most 16 characters',
  });
  const target =
    level === 'premium'
      ? ({ to: pathTo('credits'), icon: 'coins', label: creditsLabel } as const)
      : ({ to: pathTo('premium'), icon: 'crown', label: premiumLabel } as const);
  return { id: 'credits', ...target, ...(badge && { badge: { count, label: leftLabel, tone: badge.tone, showZero: true } }) };
}
