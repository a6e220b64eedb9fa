import { describeError, FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { AlertsPlace, EmptyState, ErrorState, Grid, Skeleton, useSteadyLoading } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { useMatchesStore } from '../stores/MatchesStore';
import { MatchCard } from './MatchCard';

const FIRST_ROW_SIZE = 4;
const PLACEHOLDER_COUNT = 8;

/** Up to twelve matching members, with loading, empty and error states. */
export const MatchList = observer(() => {
  const intl = useIntl();
  const { profiles, failure, load } = useMatchesStore();
  const isWaiting = useSteadyLoading(!profiles && !failure);
  if (failure)
    return (
      <>
        <ErrorState onRetry={() => void load()}>{describeError(intl, failure)}</ErrorState>
        <AlertsPlace />
      </>
    );
  if (!profiles || isWaiting) return <Placeholders />;
  if (profiles.length === 0)
    return (
      <>
        <NoMatches />
        <AlertsPlace />
      </>
    );
  return (
    <Grid as="ul" column="s" gap="m" withAlerts>
      {profiles.map((card, index) => (
        <MatchCard key={card.id} card={card} priority={index < FIRST_ROW_SIZE} />
      ))}
    </Grid>
  );
});

const Placeholders = () => (
  <div aria-busy="true">
    <Grid column="s" gap="m">
      {Array.from({ length: PLACEHOLDER_COUNT }, (_, index) => (
        <Skeleton key={index} shape="photo" />
      ))}
    </Grid>
  </div>
);

const NoMatches = () => (
  <EmptyState
    icon="users"
    title={
      <FormattedMessage id="auth.matches.none" defaultMessage="Nobody here yet" description="Heading when no members fit a new member" />
    }
  >
    <FormattedMessage
      id="auth.matches.noneText"
      defaultMessage="Finish your profile and let people find you."
      description="Text when no members fit a new member"
    />
  </EmptyState>
);
