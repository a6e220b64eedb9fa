import { pathTo, type ReceivedLike } from '@rendezvous/shared/contract';
import { defineMessages, describeError, FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { NavLink, useParams } from '@rendezvous/shared/router';
import { useStore } from '@rendezvous/shared/store';
import { CountBadge, ErrorState, Page, token } from '@rendezvous/shared/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { LikesList } from '../components/LikesList';
import { useLikesList } from '../stores/useLikesList';

const TABS = ['received', 'given', 'matches'] as const;
type Tab = (typeof TABS)[number];

const tabs = defineMessages({
  received: { id: 'members.likes.received', defaultMessage: 'Like you', description: 'Tab of the likes page: members who like me' },
  given: { id: 'members.likes.given', defaultMessage: 'You like', description: 'Tab of the likes page: members I like' },
  matches: { id: 'members.likes.matches', defaultMessage: 'Matches', description: 'Tab of the likes page: both like each other' },
});

const newFirst = (likes: readonly ReceivedLike[]): ReceivedLike[] => [...likes].sort((a, b) => Number(b.like_new) - Number(a.like_new));

/** Likes received, given and matches, each with an address. */
export const LikesScreen = observer(() => {
  const intl = useIntl();
  const { likes } = useStore();
  const { type = 'received' } = useParams();
  const tab: Tab = TABS.find((name) => name === type) ?? 'received';
  const list = useLikesList();
  useEffect(() => void list.open(), [list]);
  const given = new Set(likes.given.map(({ id }) => id));
  const lists = {
    received: newFirst(likes.received),
    given: likes.given,
    matches: likes.received.filter(({ id }) => given.has(id)),
  };
  return (
    <Page width="wide" title={<FormattedMessage id="members.likes.title" defaultMessage="Likes" description="Title of the likes page" />}>
      <Tabs count={likes.totalNew} />
      {list.error !== undefined && !likes.isLoaded ? (
        <ErrorState title={describeError(intl, list.error)} onRetry={() => void list.load()} />
      ) : (
        <LikesList tab={tab} members={lists[tab]} isLoaded={likes.isLoaded} />
      )}
    </Page>
  );
});

function Tabs({ count }: { count: number }) {
  const intl = useIntl();
  const label = intl.formatMessage({
    id: 'members.likes.tabs',
    defaultMessage: 'Kinds of likes',
    description: 'Name of the tabs of the likes page, read out',
  });
  const news = intl.formatMessage(
    {
      id: 'members.likes.new',
      defaultMessage: '{count, plural, one {# new like} other {# new likes}}',
      description: 'Badge on the tab, read out',
    },
    { count },
  );
  return (
    <nav aria-label={label} css={bar}>
      {TABS.map((tab) => (
        <NavLink key={tab} to={pathTo('likes-type', { type: tab })} css={link} replace>
          <FormattedMessage {...tabs[tab]} />
          {tab === 'received' && <CountBadge count={count} label={news} />}
        </NavLink>
      ))}
    </nav>
  );
}

const bar = css({ display: 'flex', gap: token.space2, overflowX: 'auto', borderBottom: `1px solid ${token.colorBorder}` });
const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: token.space2,
  minHeight: token.sizeTarget,
  padding: `0 ${token.space3}`,
  color: token.colorTextMuted,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  borderBottom: '3px solid transparent',
  '&[aria-current="page"]': { color: token.colorText, borderBottomColor: token.colorPrimary, fontWeight: token.weightMedium },
});
