import { AgeAnswer } from './AgeAnswer';
import { PlaceAnswer } from './PlaceAnswer';

export { Underage } from '@rendezvous/shared/safety';

interface FurtherAnswerProps {
  /** Index of the question: 1 or 2. */
  step: number;
}

/** Input for the second question (age) or the third (place). */
export const FurtherAnswer = ({ step }: FurtherAnswerProps) => (step === 1 ? <AgeAnswer /> : <PlaceAnswer />);
