import { COMPLAINT_CATEGORIES, COMPLAINT_LENGTH, COMPLAINT_REFERENCE_MAX } from '@rendezvous/shared/contract';
import { rules, v } from '@rendezvous/shared/forms';
import type { IntlShape } from '@rendezvous/shared/intl';

const hasLength =
  ({ min = 0, max }: { min?: number; max: number }) =>
  (text: string): boolean => {
    const { length } = Array.from(text);
    return length >= min && length <= max;
  };

/** Builds the validation schema of a complaint; a notice about content also requires the good-faith checkbox. */
export function createComplaintSchema(intl: IntlShape) {
  const categoryError = intl.formatMessage({
    id: 'shell.complaints.error.category',
    defaultMessage: 'Choose what it’s about',
    description: 'Error of the complaint form',
  });
  const descriptionError = intl.formatMessage(
    {
      id: 'shell.complaints.error.description',
      defaultMessage: 'Describe what happened in {min} to {max, plural, one {# character} other {# characters}}',
      description: 'Error of the complaint form; min, max: numbers of characters',
    },
    COMPLAINT_LENGTH,
  );
  const goodFaithError = intl.formatMessage({
    id: 'shell.complaints.error.good_faith',
    defaultMessage: 'Tick this to send your complaint',
    description: 'Error of the complaint form',
  });
  return v.pipe(
    v.object({
      category: v.picklist(COMPLAINT_CATEGORIES, categoryError),
      email: rules.email(),
      reference: v.pipe(v.string(), v.trim(), v.check(hasLength({ max: COMPLAINT_REFERENCE_MAX }), 'too_long')),
      description: v.pipe(v.string(), v.trim(), v.check(hasLength(COMPLAINT_LENGTH), descriptionError)),
      good_faith: v.boolean(),
    }),
    v.forward(
      v.partialCheck(
        [['category'], ['good_faith']],
        ({ category, good_faith: isTicked }) => category !== 'content' || isTicked,
        goodFaithError,
      ),
      ['good_faith'],
    ),
  );
}
