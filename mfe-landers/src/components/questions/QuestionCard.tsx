import { css } from '@emotion/react';
import { FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { Heading, media, Text, token } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { QUESTION_COUNT, useAnswersStore } from '../../stores/AnswersStore';
import { sheetCss } from '../sheetCss';
import { useSignupPrefetch } from '../useSignupPrefetch';
import { LaterUnderage, OpenAnswer } from './OpenAnswer';
import { questionTitles } from './questionTitles';
import { useFocusOnChange } from './useFocusOnChange';
import { useQuestion } from './useQuestion';

/** Shows the current question on a card or, to a visitor rejected as a minor, the refusal. */
export const QuestionCard = observer(({ children }: { children: ReactNode }) => {
  const intl = useIntl();
  const { isUnderage } = useAnswersStore();
  const { step } = useQuestion();
  const headingRef = useFocusOnChange<HTMLDivElement>(step);
  const title = questionTitles[step];
  if (isUnderage)
    return (
      <section css={[sheetCss, card]}>
        <LaterUnderage />
      </section>
    );
  return (
    <section css={[sheetCss, card]} {...useSignupPrefetch()}>
      <Text size="s" tone="muted">
        <FormattedMessage
          id="landers.question.count"
          defaultMessage="Question {n, number} of {all, number}"
          description="Above a question of a lander"
          values={{ n: step + 1, all: QUESTION_COUNT }}
        />
      </Text>
      <div ref={headingRef} tabIndex={-1} css={focusTarget}>
        <Heading level={2}>{title && intl.formatMessage(title)}</Heading>
      </div>
      <OpenAnswer />
      {children}
    </section>
  );
});

const card = css({
  display: 'grid',
  alignContent: 'start',
  gap: token.space4,
  [media.md]: { minHeight: '19rem', padding: token.space6, borderRadius: token.radiusXl },
});
const focusTarget = css({ '&:focus': { outline: 'none' } });
