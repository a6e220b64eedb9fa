import { type MatchAnswers, pathTo, type SearchQuery } from '@rendezvous/shared/contract';
import { describeError, FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { AlertsPlace, ErrorState, Page, Skeleton } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { FinderQuestion } from '../components/FinderQuestion';
import { FinderResult } from '../components/FinderResult';
import { MemberGridSkeleton } from '../components/MemberGridSkeleton';
import { createDefaultQuery, formatQuery } from '../stores/searchQuery';
import { FINDER_STEP_COUNT, useFinderStep } from '../stores/useFinderStep';
import { useMatchFinderStore } from '../stores/MatchFinderStore';

/** The match finder's answers as a search; interests are left out, since they only sort the matches and exclude nobody. */
export const toSearchQuery = ({ gender, min_age, max_age, region, distance }: MatchAnswers, country: string): SearchQuery => ({
  gender,
  country,
  min_age,
  max_age,
  ...(region === null ? {} : { countryregion: region }),
  ...(distance === null ? {} : { distance }),
});

/** The match finder: a few questions, followed by the members who match the answers. */
export const MatchFinderScreen = observer(() => {
  const { finder } = useMatchFinderStore();
  useEffect(() => void finder.open(), [finder]);
  return (
    <Page
      width="wide"
      placesAlerts
      title={<FormattedMessage id="members.finder.title" defaultMessage="Match finder" description="Title of the match finder" />}
      lead={
        <FormattedMessage
          id="members.finder.lead"
          defaultMessage="Four short questions, then the members who fit you best."
          description="Under the title of the match finder"
        />
      }
    >
      <Finder />
    </Page>
  );
});

const Finder = observer(() => {
  const intl = useIntl();
  const { finder, hasAnswers } = useMatchFinderStore();
  const { step, goTo } = useFinderStep(hasAnswers);
  const [hasMoved, setMoved] = useState(false);
  const moveTo = (to: number): void => {
    setMoved(true);
    goTo(to);
  };
  if (finder.value === undefined) {
    if (finder.error === undefined) return <Skeleton lines={6} />;
    return (
      <>
        <ErrorState title={describeError(intl, finder.error)} onRetry={() => void finder.load()} />
        <AlertsPlace />
      </>
    );
  }
  if (step < FINDER_STEP_COUNT)
    return (
      <>
        <FinderQuestion step={step} shouldFocus={hasMoved} goTo={moveTo} />
        <AlertsPlace />
      </>
    );
  return <FinderMatches onChange={() => moveTo(1)} />;
});

const FinderMatches = observer(({ onChange }: { onChange: () => void }) => {
  const { session, settings } = useStore();
  const { finder } = useMatchFinderStore();
  const { answers, matches } = finder.value ?? { answers: null, matches: [] };
  const profile = session.user?.profile;
  if (answers === null || !profile) return <MemberGridSkeleton />;
  const query = formatQuery(toSearchQuery(answers, profile.country), createDefaultQuery(profile, settings.current));
  return <FinderResult matches={matches} searchUrl={`${pathTo('members')}?${query}`} onChange={onChange} />;
});
