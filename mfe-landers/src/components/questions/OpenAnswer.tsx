import { observer } from 'mobx-react-lite';
import type { ComponentType } from 'react';
import { useAnswersStore } from '../../stores/AnswersStore';
import { AgeAnswer } from './AgeAnswer';
import { PlaceAnswer } from './PlaceAnswer';
import { WhoAnswer } from './WhoAnswer';

const ANSWERS: readonly ComponentType[] = [WhoAnswer, AgeAnswer, PlaceAnswer];

/** Input for the answer to the current question. */
export const OpenAnswer = observer(() => {
  const Answer = ANSWERS[useAnswersStore().step];
  return Answer ? <Answer /> : null;
});
