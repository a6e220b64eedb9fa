import { Later, LaterFailed, useLater } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { useQuestion } from './useQuestion';
import { WhoAnswer } from './WhoAnswer';

/** Loads the inputs of the later questions, which the first screen does not need. */
const laterAnswer = new Later(() =>
  import(/* webpackChunkName: "lander-answers" */ './FurtherAnswer').then((module) => module.FurtherAnswer),
);

const prefetch = (): void => laterAnswer.fetch(() => false);

/** Input for the answer to the current question. */
export const OpenAnswer = observer(() => {
  const { step } = useQuestion();
  const FurtherAnswer = useLater(laterAnswer, step > 0);
  if (step === 0)
    return (
      <div onPointerEnter={prefetch} onFocus={prefetch}>
        <WhoAnswer />
      </div>
    );
  return FurtherAnswer ? <FurtherAnswer step={step} /> : <LaterFailed later={laterAnswer} />;
});
