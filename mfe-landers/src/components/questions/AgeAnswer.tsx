import { MAX_AGE } from '@rendezvous/shared/contract';
import { FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { Select } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { useAnswersStore } from '../../stores/AnswersStore';
import { AnswerForm } from './AnswerForm';

/** Youngest selectable age: minors find their year too, and the server rejects it. */
const MIN_SELECTABLE_AGE = 10;

/** Selectable years of birth up to age 99, youngest first; nothing reveals where adulthood begins. `now`: milliseconds since 1970. */
export function listBirthYears(now: number): string[] {
  const currentYear = new Date(now).getUTCFullYear();
  return Array.from({ length: MAX_AGE - MIN_SELECTABLE_AGE + 2 }, (_, index) => String(currentYear - MIN_SELECTABLE_AGE - index));
}

/** Asks for the year of birth, and has the server check that the visitor is of age. */
export const AgeAnswer = observer(() => {
  const intl = useIntl();
  const { clock } = useStore();
  const { answers, choose, checkYear } = useAnswersStore();
  return (
    <AnswerForm isComplete={answers.year !== ''} onContinue={checkYear}>
      <Select
        label={
          <FormattedMessage
            id="landers.question.year"
            defaultMessage="Year of birth"
            description="Field of the second question of a lander"
          />
        }
        value={answers.year}
        onChange={(year) => choose({ year })}
        placeholder={intl.formatMessage({
          id: 'landers.question.choose',
          defaultMessage: 'Choose',
          description: 'Empty choice of the year of birth',
        })}
        options={listBirthYears(clock.now).map((year) => ({ value: year, label: year }))}
        autoComplete="bday-year"
      />
    </AnswerForm>
  );
});
