import { css } from '@emotion/react';
import { FormattedMessage, type IntlShape, useIntl } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { Text, token } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { countryName, genderLabel } from '@rendezvous/shared/words';
import { type AnswersStore, useAnswersStore } from '../../stores/AnswersStore';
import { LaterUnderage, OpenAnswer } from './OpenAnswer';
import { questionTitles } from './questionTitles';
import { useFocusOnChange } from './useFocusOnChange';
import { useQuestion } from './useQuestion';

/** The texts of the answers so far, in the order of the questions. */
function listAnswerTexts(intl: IntlShape, { gender, year, country }: AnswersStore['answers'], step: number): string[] {
  const texts = [gender === '' ? '' : genderLabel(intl, gender), year, country === '' ? '' : countryName(intl, country)];
  return texts.slice(0, step);
}

/** Three questions in the style of a chat, with a note that the questions come from the site, not from a member. */
export const QuestionTalk = observer(() => {
  const intl = useIntl();
  const { settings } = useStore();
  const { answers, isUnderage } = useAnswersStore();
  const { step } = useQuestion();
  const newestLineRef = useFocusOnChange<HTMLLIElement>(step);
  if (isUnderage) return <LaterUnderage />;
  const givenAnswers = listAnswerTexts(intl, answers, step);
  const titles = questionTitles.slice(0, step + 1);
  return (
    <section css={chat}>
      <Text size="s" tone="muted">
        <FormattedMessage
          id="landers.talk.from"
          defaultMessage="Three quick questions from {site}. We’ll remember your answers when you sign up."
          description="Above questions that look like a chat; site: name of the site"
          values={{ site: settings.current.name }}
        />
      </Text>
      <ol css={lines}>
        {titles.map((title, index) => [
          <li key={title.id} css={question} ref={index === step ? newestLineRef : undefined} tabIndex={-1}>
            {intl.formatMessage(title)}
          </li>,
          givenAnswers[index] === undefined ? null : (
            <li key={`${title.id} answer`} css={answer}>
              {givenAnswers[index]}
            </li>
          ),
        ])}
      </ol>
      <OpenAnswer />
    </section>
  );
});

const chat = css({
  display: 'grid',
  gap: token.space4,
  padding: token.space4,
  borderRadius: token.radiusXl,
  background: token.colorSurface,
  boxShadow: token.shadow2,
});
const lines = css({ display: 'grid', gap: token.space2, margin: 0, padding: 0, listStyle: 'none' });
const bubble = css({ maxWidth: '85%', padding: `${token.space3} ${token.space4}`, borderRadius: token.radiusL, overflowWrap: 'anywhere' });
const question = css(bubble, {
  justifySelf: 'start',
  borderEndStartRadius: token.space1,
  background: token.colorSurfaceSunken,
  fontWeight: token.weightMedium,
  '&:focus': { outline: 'none' },
});
const answer = css(bubble, {
  justifySelf: 'end',
  borderEndEndRadius: token.space1,
  background: token.colorPrimary,
  color: token.colorOnPrimary,
});
