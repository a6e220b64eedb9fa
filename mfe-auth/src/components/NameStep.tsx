import { EmailField, FormTextField } from '@rendezvous/shared/forms';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { useSignupStore } from '../stores/SignupStore';

/** Step 3: username and email address, validated on blur. */
export const NameStep = () => {
  const { checkName } = useSignupStore();
  return (
    <>
      <FormTextField
        name="name"
        check={checkName}
        label={<FormattedMessage id="auth.signup.name" defaultMessage="Username" description="Field of sign-up" />}
        description={
          <FormattedMessage
            id="auth.signup.nameHelp"
            defaultMessage="This is the name others see. It doesn’t have to be your real one."
            description="Help under the username field of sign-up"
          />
        }
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
      />
      <EmailField
        description={
          <FormattedMessage
            id="auth.signup.emailHelp"
            defaultMessage="Nobody else sees this. We’ll send you a link to confirm it."
            description="Help under the e-mail field of sign-up"
          />
        }
      />
    </>
  );
};
