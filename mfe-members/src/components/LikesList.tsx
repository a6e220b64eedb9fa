import { pathTo, type ProfileCard } from '@rendezvous/shared/contract';
import { defineMessages, FormattedMessage } from '@rendezvous/shared/intl';
import { AlertsPlace, Badge, ButtonLink, EmptyState, Grid, useSteadyLoading } from '@rendezvous/shared/ui';
import { FIRST_ROW_COUNT } from './firstRow';
import { MemberCard } from './MemberCard';
import { MemberGridSkeleton } from './MemberGridSkeleton';
import { SwipeGameLink } from './SwipeGameLink';

type ListedMember = ProfileCard & { like_new?: boolean };

interface Props {
  tab: 'received' | 'given' | 'matches';
  members: readonly ListedMember[];
  isLoaded: boolean;
}

const emptyTitles = defineMessages({
  received: { id: 'members.likes.none.received', defaultMessage: 'Nobody has liked you yet', description: 'Empty tab of the likes page' },
  given: { id: 'members.likes.none.given', defaultMessage: 'You haven’t liked anyone yet', description: 'Empty tab of the likes page' },
  matches: { id: 'members.likes.none.matches', defaultMessage: 'No matches yet', description: 'Empty tab of the likes page' },
});

/** Members of one tab; an empty tab suggests the next step. */
export function LikesList({ tab, members, isLoaded }: Props) {
  const isWaiting = useSteadyLoading(!isLoaded);
  if (isWaiting) return <MemberGridSkeleton />;
  if (members.length === 0) return <EmptyTab tab={tab} />;
  return (
    <Grid as="ul" column="s" gap="m" withAlerts>
      {members.map((card, index) => (
        <MemberCard
          key={card.id}
          card={card}
          priority={index < FIRST_ROW_COUNT}
          to={pathTo('likes-m-id', { id: card.id })}
          isNew={card.like_new === true}
          note={card.like_new && <NewBadge />}
        />
      ))}
    </Grid>
  );
}

const NewBadge = () => (
  <Badge tone="unread" solid>
    <FormattedMessage id="members.likes.mark" defaultMessage="New" description="Mark on a like that was not seen yet" />
  </Badge>
);

const EmptyTab = ({ tab }: { tab: Props['tab'] }) => (
  <>
    <EmptyState icon="heart" title={<FormattedMessage {...emptyTitles[tab]} />} action={nextSteps[tab]} />
    <AlertsPlace />
  </>
);

const nextSteps = {
  received: (
    <ButtonLink to={pathTo('profile')}>
      <FormattedMessage id="members.likes.complete" defaultMessage="Complete your profile" description="Next step on an empty likes page" />
    </ButtonLink>
  ),
  given: (
    <ButtonLink to={pathTo('members')}>
      <FormattedMessage id="members.likes.search" defaultMessage="Search members" description="Next step on an empty likes page" />
    </ButtonLink>
  ),
  matches: <SwipeGameLink />,
};
