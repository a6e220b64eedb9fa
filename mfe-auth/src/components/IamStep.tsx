import { GENDERS, SEXUALITIES_BY_GENDER, type Gender } from '@rendezvous/shared/contract';
import { FormRadioCards, FormTextField, useField } from '@rendezvous/shared/forms';
import { FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { genderLabel, sexualityLabel } from '@rendezvous/shared/words';
import { observer } from 'mobx-react-lite';
import { useSignupStore } from '../stores/SignupStore';

/** Step 0: gender, one of the sexualities offered for that gender, and the invite code where one is required. */
export const IamStep = observer(() => {
  const intl = useIntl();
  const { gate } = useSignupStore();
  const { value: gender } = useField<Gender | ''>('gender');
  return (
    <>
      <FormRadioCards
        name="gender"
        label={<FormattedMessage id="auth.signup.gender" defaultMessage="I’m a" description="Question above the choices Man and Woman" />}
        options={GENDERS.map((value) => ({ value, label: genderLabel(intl, value) }))}
      />
      {gender === '' ? null : (
        <FormRadioCards
          name="sexuality"
          label={
            <FormattedMessage
              id="auth.signup.sexuality"
              defaultMessage="My sexuality"
              description="Question above the choices Hetero, Gay, Lesbian and Bi"
            />
          }
          options={SEXUALITIES_BY_GENDER[gender].map((value) => ({ value, label: sexualityLabel(intl, value) }))}
        />
      )}
      {gate === 'invite' ? <InviteField /> : null}
    </>
  );
});

const InviteField = () => (
  <FormTextField
    name="invite_code"
    autoComplete="off"
    autoCapitalize="none"
    label={
      <FormattedMessage
        id="auth.signup.invite"
        defaultMessage="Invite code"
        description="Field of sign-up where one needs a code of a member"
      />
    }
    description={
      <FormattedMessage
        id="auth.signup.inviteHelp"
        defaultMessage="To join, you need a code from someone who’s already here."
        description="Help under the field Invite code"
      />
    }
  />
);
