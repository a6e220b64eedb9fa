import { Later, LaterFailed, useLater } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { useQuestion } from './useQuestion';
import { WhoAnswer } from './WhoAnswer';

/** Loads the inputs of the later questions, and the refusal of a minor after them, which the first screen does not need. */
const laterAnswers = new Later(() => import(/* webpackChunkName: "lander-answers" */ './FurtherAnswer'));

const prefetch = (): void => laterAnswers.fetch(() => false);

/** Input for the answer to the current question. */
export const OpenAnswer = observer(() => {
  const { step } = useQuestion();
  const parts = useLater(laterAnswers, step > 0);
  if (step === 0)
    return (
      <div onPointerEnter={prefetch} onFocus={prefetch}>
        <WhoAnswer />
      </div>
    );
  return parts ? <parts.FurtherAnswer step={step} /> : <LaterFailed later={laterAnswers} />;
});

/** The refusal of a minor. It has been loaded with the question for the year of birth, whose answer leads to it. */
export const LaterUnderage = () => {
  const parts = useLater(laterAnswers, true);
  return parts ? <parts.Underage /> : <LaterFailed later={laterAnswers} />;
};
