import { css } from '@emotion/react';
import type { ProfileCard, SearchQuery, SearchReply, SearchSort } from '@rendezvous/shared/contract';
import { describeError, FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { useSafety } from '@rendezvous/shared/safety';
import { useStore } from '@rendezvous/shared/store';
import { AlertsPlace, Button, EmptyState, ErrorState, Heading, Stack, token, useSteadyLoading } from '@rendezvous/shared/ui';
import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useSearchStore } from '../stores/SearchStore';
import { MemberGrid } from './MemberGrid';
import { MemberGridSkeleton } from './MemberGridSkeleton';
import { Pager } from './Pager';
import { ResultsHeader } from './ResultsHeader';

interface Props {
  query: SearchQuery;
  buildUrl: (query: SearchQuery) => string;
  onSort: (sort: SearchSort) => void;
}

/** Shows the results of the search, or the reason why there are none. */
export const SearchResults = observer(({ query, buildUrl, onSort }: Props) => {
  const intl = useIntl();
  const searchStore = useSearchStore();
  const safety = useSafety();
  const { session, overlays } = useStore();
  const { error } = searchStore;
  const reply = searchStore.getShownReply(query);
  const isWaiting = useSteadyLoading(reply === null && error === null);
  useEffect(
    () =>
      reaction(
        () => safety.storedCount,
        () => void searchStore.load(query),
      ),
    [safety, searchStore, query],
  );
  if (error !== null && reply === null)
    return (
      <div css={results}>
        <ErrorState title={describeError(intl, error)} onRetry={() => void searchStore.load(query)} />
        <AlertsPlace />
      </div>
    );
  if (reply === null || isWaiting) return <MemberGridSkeleton />;
  const members = safety.shownOf(reply.members);
  return (
    <div css={results} aria-busy={searchStore.isReplacingResults || undefined}>
      {members.length === 0 ? <NoResults /> : <ResultsHeader reply={reply} sort={query.sort ?? 'recommended'} onSort={onSort} />}
      <MemberGrid members={members} isFirst />
      {session.isSignedIn ? (
        <Pager page={reply.page} pages={reply.pages} to={(page) => buildUrl({ ...query, page })} />
      ) : (
        <SignupInvitation reply={reply} onSignup={() => overlays.open('signup', {})} />
      )}
      <SimilarMembers members={safety.shownOf(reply.similar)} />
    </div>
  );
});

function NoResults() {
  return (
    <EmptyState
      icon="search"
      title={
        <FormattedMessage id="members.results.none" defaultMessage="Nobody found yet" description="Title when a search has no results" />
      }
    >
      <FormattedMessage
        id="members.results.none.text"
        defaultMessage="Try a wider age range or another region."
        description="Next step when a search has no results"
      />
    </EmptyState>
  );
}

function SimilarMembers({ members }: { members: readonly ProfileCard[] }) {
  if (members.length === 0) return null;
  return (
    <Stack gap="m" as="section">
      <Heading level={2}>
        <FormattedMessage
          id="members.results.similar"
          defaultMessage="Similar members"
          description="Heading above members that nearly fit the search"
        />
      </Heading>
      <MemberGrid members={members} />
    </Stack>
  );
}

/** Invites visitors, who only see the first page, to sign up for the rest. */
function SignupInvitation({ reply, onSignup }: { reply: SearchReply; onSignup: () => void }) {
  if (reply.pages <= 1) return null;
  return (
    <EmptyState
      icon="users"
      title={
        <FormattedMessage
          id="members.results.more"
          defaultMessage="There is more to see"
          description="Under the first page of results, to a visitor"
        />
      }
      action={
        <Button onPress={onSignup}>
          <FormattedMessage
            id="members.results.signup"
            defaultMessage="Sign up for free"
            description="Button under the first page of results"
          />
        </Button>
      }
    >
      <FormattedMessage
        id="members.results.more.text"
        defaultMessage="Sign up to see all members and to say hello."
        description="Under the first page of results, to a visitor"
      />
    </EmptyState>
  );
}

/** Results are dimmed in place while another page or order loads. */
const results = css({
  display: 'grid',
  gap: token.space4,
  minWidth: 0,
  transition: `opacity ${token.motionMedium}`,
  '&[aria-busy="true"]': { opacity: 0.55 },
});
