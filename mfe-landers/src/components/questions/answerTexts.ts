import type { IntlShape } from '@rendezvous/shared/intl';
import { countryName, genderLabel } from '@rendezvous/shared/words';
import type { AnswersStore } from '../../stores/AnswersStore';

/** The answers so far, in words, in the order of the questions. */
export function answerTexts(intl: IntlShape, { answers, step }: Pick<AnswersStore, 'answers' | 'step'>): string[] {
  const { gender, year, country } = answers;
  const given = [gender === '' ? '' : genderLabel(intl, gender), year, country === '' ? '' : countryName(intl, country)];
  return given.slice(0, step);
}
