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
            defaultMessage="Others see this name. Your real name is not needed."
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
            defaultMessage="Never shown to others. We send a link to confirm it."
            description="Help under the e-mail field of sign-up"
          />
        }
      />
    </>
  );
};
