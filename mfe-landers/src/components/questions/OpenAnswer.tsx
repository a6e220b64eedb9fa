import { observer } from 'mobx-react-lite';
import type { ComponentType } from 'react';
import { AgeAnswer } from './AgeAnswer';
import { PlaceAnswer } from './PlaceAnswer';
import { useQuestion } from './useQuestion';
import { WhoAnswer } from './WhoAnswer';

const ANSWER_INPUTS: readonly ComponentType[] = [WhoAnswer, AgeAnswer, PlaceAnswer];

/** Input for the answer to the current question. */
export const OpenAnswer = observer(() => {
  const AnswerInput = ANSWER_INPUTS[useQuestion().step];
  return AnswerInput ? <AnswerInput /> : null;
});
