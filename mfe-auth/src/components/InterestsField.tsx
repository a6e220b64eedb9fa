import { INTERESTS_MAX, type InterestKey } from '@rendezvous/shared/contract';
import { useField } from '@rendezvous/shared/forms';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { InterestPicker } from '@rendezvous/shared/pickers';

/** Form field for up to fifteen interests. */
export function InterestsField() {
  const { value, onChange, error } = useField<InterestKey[]>('interests');
  return (
    <InterestPicker
      label={
        <FormattedMessage
          id="auth.complete.interests"
          defaultMessage="What do you enjoy?"
          description="Label of the interests of the last sign-up step"
        />
      }
      description={
        <FormattedMessage
          id="auth.complete.interestsHelp"
          defaultMessage="Choose up to {max}."
          description="Help under the interests; max: most interests"
          values={{ max: INTERESTS_MAX }}
        />
      }
      value={value}
      onChange={onChange}
      error={error}
    />
  );
}
