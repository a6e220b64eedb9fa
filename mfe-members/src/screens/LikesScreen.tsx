import { pathTo, type ReceivedLike } from '@rendezvous/shared/contract';
import { defineMessages, describeError, FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { Link, useParams } from '@rendezvous/shared/router';
import { Loadable, useStore } from '@rendezvous/shared/store';
import { AlertsPlace, CountBadge, ErrorState, Page, token } from '@rendezvous/shared/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import * as likesCalls from '@rendezvous/shared/calls/likes';
import { knownReply } from '@rendezvous/shared/calls/request';
import { LikesList } from '../components/LikesList';
import { SwipeGameLink } from '../components/SwipeGameLink';
import { useLikesWalk } from '../stores/LikesWalkStore';

/** Loading state of the likes page, stored in the slice `likes-list@1`; the likes themselves are in `store.likes`. */
function useLikesList(): Loadable<unknown> {
  const store = useStore();
  return store.slice(
    'likes-list@1',
    () => new Loadable<unknown>(() => store.likes.load(), knownReply(store.http, likesCalls.listLikes) && true),
  );
}

const TABS = ['received', 'given', 'matches'] as const;
type Tab = (typeof TABS)[number];

const tabLabels = defineMessages({
  received: { id: 'members.likes.received', defaultMessage: 'Received', description: 'Tab of the likes page: members who like me' },
  given: { id: 'members.likes.given', defaultMessage: 'Sent', description: 'Tab of the likes page: members I like' },
  matches: { id: 'members.likes.matches', defaultMessage: 'Matches', description: 'Tab of the likes page: both like each other' },
});

const sortNewFirst = (likes: readonly ReceivedLike[]): ReceivedLike[] => [...likes].sort((a, b) => Number(b.like_new) - Number(a.like_new));

/** Likes received, likes given and matches, each at its own URL. */
export const LikesScreen = observer(() => {
  const intl = useIntl();
  const { likes } = useStore();
  const { type = 'received' } = useParams();
  const tab: Tab = TABS.find((name) => name === type) ?? 'received';
  const list = useLikesList();
  const likesWalk = useLikesWalk();
  useEffect(() => void list.open(), [list]);
  const givenIds = new Set(likes.given.map(({ id }) => id));
  const membersByTab = {
    received: sortNewFirst(likes.received),
    given: likes.given,
    matches: likes.received.filter(({ id }) => givenIds.has(id)),
  };
  const ids = membersByTab[tab].map(({ id }) => id).join(' ');
  useEffect(() => likesWalk.setIds(ids.split(' ')), [likesWalk, ids]);
  return (
    <Page
      width="wide"
      placesAlerts
      title={<FormattedMessage id="members.likes.title" defaultMessage="Likes" description="Title of the likes page" />}
      actions={<SwipeGameLink variant="secondary" />}
    >
      <Tabs current={tab} count={likes.totalNew} />
      {list.error !== undefined && !likes.isLoaded ? (
        <>
          <ErrorState title={describeError(intl, list.error)} onRetry={() => void list.load()} />
          <AlertsPlace />
        </>
      ) : (
        <LikesList tab={tab} members={membersByTab[tab]} isLoaded={likes.isLoaded} />
      )}
    </Page>
  );
});

function Tabs({ current, count }: { current: Tab; count: number }) {
  const intl = useIntl();
  const label = intl.formatMessage({
    id: 'members.likes.tabs',
    defaultMessage: 'Kinds of likes',
    description: 'Name of the tabs of the likes page, read out',
  });
  const newLikesLabel = intl.formatMessage(
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
        <Link key={tab} to={pathTo('likes-type', { type: tab })} css={link} aria-current={tab === current ? 'page' : undefined} replace>
          <FormattedMessage {...tabLabels[tab]} />
          {tab === 'received' && <CountBadge count={count} label={newLikesLabel} />}
        </Link>
      ))}
    </nav>
  );
}

const bar = css({ display: 'flex', gap: token.space1, overflowX: 'auto', borderBottom: `1px solid ${token.colorBorder}` });
const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: token.space2,
  minHeight: token.sizeTarget,
  padding: `0 ${token.space2}`,
  color: token.colorTextMuted,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  borderBottom: '3px solid transparent',
  '&[aria-current="page"]': { color: token.colorText, borderBottomColor: token.colorPrimary, fontWeight: token.weightMedium },
});
