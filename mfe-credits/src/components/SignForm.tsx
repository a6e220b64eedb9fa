import { OTP_DIGITS } from '@rendezvous/shared/contract';
import { Form, FormTextField, SubmitButton, useForm, v } from '@rendezvous/shared/forms';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { observer } from 'mobx-react-lite';
import { useDirectDebitStore } from '../stores/DirectDebitStore';

const OTP_PATTERN = new RegExp(`^\\d{${OTP_DIGITS}}$`);
const removeSpaces = (text: string): string => text.replace(/\s/g, '');

/** Form for the code from the text message, which phones can autofill. */
export const SignForm = observer(() => {
  const debit = useDirectDebitStore();
  const form = useForm({
    schema: v.object({
      otp: v.pipe(
        v.string(),
        v.nonEmpty('required'),
        v.check((text) => OTP_PATTERN.test(removeSpaces(text)), 'otp_invalid'),
      ),
    }),
    defaultValues: { otp: '' },
    onSubmit: ({ otp }) => debit.sign(removeSpaces(otp)),
  });
  return (
    <Form form={form}>
      <FormTextField
        name="otp"
        inputMode="numeric"
        autoComplete="one-time-code"
        showValid={false}
        maxLength={OTP_DIGITS * 2}
        label={<FormattedMessage id="credits.otp.label" defaultMessage="Code from the text message" description="Label of a field" />}
      />
      <SubmitButton size="l" icon="lock" disabled={debit.isCodeUnusable} wide>
        <FormattedMessage id="credits.otp.sign" defaultMessage="Sign the mandate" description="Button under the code of a text message" />
      </SubmitButton>
    </Form>
  );
});
