import { css } from '@emotion/react';
import { GENDERS } from '@rendezvous/shared/contract';
import { useIntl } from '@rendezvous/shared/intl';
import { Button, token } from '@rendezvous/shared/ui';
import { genderLabel } from '@rendezvous/shared/words';
import { observer } from 'mobx-react-lite';
import { useAnswersStore } from '../../stores/AnswersStore';
import { useQuestion } from './useQuestion';

/** Buttons that answer the first question with one click. */
export const WhoAnswer = observer(() => {
  const intl = useIntl();
  const { answers, choose } = useAnswersStore();
  const { goToNext } = useQuestion();
  return (
    <div css={row}>
      {GENDERS.map((gender) => (
        <Button
          key={gender}
          size="l"
          variant={gender === answers.gender ? 'primary' : 'secondary'}
          aria-pressed={answers.gender === '' ? undefined : gender === answers.gender}
          css={growingButton}
          onPress={() => {
            choose({ gender });
            goToNext();
          }}
        >
          {genderLabel(intl, gender)}
        </Button>
      ))}
    </div>
  );
});

const row = css({ display: 'flex', flexWrap: 'wrap', gap: token.space3 });
const growingButton = css({ flex: '1 1 8rem' });
