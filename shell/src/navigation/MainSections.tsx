import { css } from '@emotion/react';
import { useIntl } from '@rendezvous/shared/intl';
import { media, token } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { useCurrentRoute } from '../routing/CurrentRouteContext';
import { SectionLink } from './SectionLink';
import { useSections } from './useSections';

/** Routes of a conversation, which on a phone needs the bottom of the screen for its composer. */
const CONVERSATION_ROUTES: readonly string[] = ['chats-id', 'members-id-chat'];

/** The main sections for a member: a bottom bar on a phone, part of the top bar from 768 px. */
export const MainSections = observer(() => {
  const intl = useIntl();
  const isInConversation = CONVERSATION_ROUTES.includes(useCurrentRoute()?.name ?? '');
  const label = intl.formatMessage({
    id: 'shell.nav.label',
    defaultMessage: 'Main navigation',
    description: 'Name of the main navigation, for screen readers',
  });
  return (
    <nav aria-label={label} css={nav} data-conversation={isInConversation}>
      <ul role="list" css={list}>
        {useSections().map((section) => (
          <li key={section.id}>
            <SectionLink section={section} />
          </li>
        ))}
      </ul>
    </nav>
  );
});

const nav = css({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: token.zNavigation,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  background: token.colorSurface,
  borderBlockStart: `1px solid ${token.colorBorder}`,
  '&[data-conversation="true"]': { display: 'none' },
  [media.md]: {
    position: 'static',
    padding: 0,
    border: 0,
    marginInlineStart: token.space4,
    '&[data-conversation="true"]': { display: 'block' },
  },
});
const list = css({
  display: 'flex',
  justifyContent: 'space-around',
  gap: token.space1,
  [media.md]: { justifyContent: 'flex-start' },
});
