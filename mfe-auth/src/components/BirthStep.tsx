import { DateOfBirthField } from '@rendezvous/shared/forms';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { MIN_AGE } from '@rendezvous/shared/contract';

/** Step 1: the date of birth. */
export const BirthStep = () => (
  <DateOfBirthField
    label={
      <FormattedMessage
        id="auth.signup.birth"
        defaultMessage="Enter your date of birth ({min_age}+)"
        description="Label of the date of birth; min_age in years"
        values={{ min_age: MIN_AGE }}
      />
    }
    description={
      <FormattedMessage
        id="auth.signup.birthHelp"
        defaultMessage="This site is for adults. Others see your age, never your date of birth."
        description="Help under the date of birth"
      />
    }
  />
);
