import { GENDERS, type Gender, MATCH_INTERESTS_MAX, MAX_AGE, MIN_AGE } from '@rendezvous/shared/contract';
import { FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { InterestPicker, RangeSlider } from '@rendezvous/shared/pickers';
import { RadioCards } from '@rendezvous/shared/ui';
import { genderLabel } from '@rendezvous/shared/words';
import { observer } from 'mobx-react-lite';
import { useMatchFinderStore } from '../stores/MatchFinderStore';
import { FinderPlace } from './FinderPlace';
import { useSearchLabels } from './useSearchLabels';

const GenderQuestion = observer(() => {
  const intl = useIntl();
  const { answers, change } = useMatchFinderStore();
  return (
    <RadioCards<Gender>
      label={
        <FormattedMessage id="members.finder.who" defaultMessage="Who would you like to meet?" description="Question of the match finder" />
      }
      options={GENDERS.map((value) => ({ value, label: genderLabel(intl, value), icon: 'user' }))}
      value={answers.gender}
      onChange={(gender) => change({ gender })}
    />
  );
});

const AgeQuestion = observer(() => {
  const labels = useSearchLabels();
  const { answers, change } = useMatchFinderStore();
  return (
    <RangeSlider
      label={
        <FormattedMessage id="members.finder.age" defaultMessage="How old should they be?" description="Question of the match finder" />
      }
      lowLabel={labels.minAge}
      highLabel={labels.maxAge}
      min={MIN_AGE}
      max={MAX_AGE}
      value={[answers.min_age, answers.max_age]}
      onChange={([min_age, max_age]) => change({ min_age, max_age })}
    />
  );
});

const InterestsQuestion = observer(() => {
  const { answers, change } = useMatchFinderStore();
  return (
    <InterestPicker
      label={
        <FormattedMessage
          id="members.finder.interests"
          defaultMessage="What should they like? Choose up to {max, number}."
          description="Question of the match finder above the interests; max: how many may be chosen"
          values={{ max: MATCH_INTERESTS_MAX }}
        />
      }
      max={MATCH_INTERESTS_MAX}
      value={answers.interests}
      onChange={(interests) => change({ interests })}
    />
  );
});

/** The questions in order: gender, age, place, interests. */
export const FINDER_QUESTION_FIELDS = [GenderQuestion, AgeQuestion, FinderPlace, InterestsQuestion];
