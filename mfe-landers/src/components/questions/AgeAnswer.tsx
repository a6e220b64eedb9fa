import { FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { Select } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { useAnswersStore } from '../../stores/AnswersStore';
import { AnswerForm } from './AnswerForm';

/** Asks for the year of birth, and has the server check that the visitor is of age. */
export const AgeAnswer = observer(() => {
  const intl = useIntl();
  const { answers, years, choose, checkYear } = useAnswersStore();
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
        options={years.map((year) => ({ value: year, label: year }))}
        autoComplete="bday-year"
      />
    </AnswerForm>
  );
});
