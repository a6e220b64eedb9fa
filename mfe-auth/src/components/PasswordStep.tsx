import { PasswordField } from '@rendezvous/shared/forms';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { observer } from 'mobx-react-lite';
import { useSignupStore } from '../stores/SignupStore';
import { ConsentFields } from './ConsentFields';
import { FirstMessageField } from './FirstMessageField';

/** Step 4: password, a first message if the sign-up started from a member, and the consents. */
export const PasswordStep = observer(() => (
  <>
    <PasswordField
      purpose="new"
      description={
        <FormattedMessage
          id="auth.password.help"
          defaultMessage="At least 8 characters. A few words in a row are easy to remember and hard to guess."
          description="Help under an empty field for a new password"
        />
      }
    />
    {useSignupStore().memberId === undefined ? null : <FirstMessageField />}
    <ConsentFields />
  </>
));
