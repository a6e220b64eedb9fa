import { OTP_VALID_S } from '@rendezvous/shared/contract';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { Alert, LinkButton, Row, Stack, Text } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { useDirectDebitStore } from '../stores/DirectDebitStore';
import { ResendCode } from './ResendCode';
import { MandateText } from './MandateText';
import { SignForm } from './SignForm';

/** The second step of a mandate: its full text, and the code that signs it. */
export const SignMandate = observer(() => {
  const debit = useDirectDebitStore();
  const { pendingMandate, details, isCodeUnusable } = debit;
  if (pendingMandate === null || details.value === undefined) return null;
  return (
    <Stack gap="xl">
      <MandateText creditor={details.value.creditor} reference={pendingMandate.reference} form={pendingMandate.form} />
      <Stack>
        <Text>
          <FormattedMessage
            id="credits.otp.sent"
            defaultMessage="We have sent a code to {phone}. It works for {minutes, plural, one {# minute} other {# minutes}}."
            description="Above the field for the code of a text message; phone: a telephone number"
            values={{ phone: pendingMandate.form.phone, minutes: OTP_VALID_S / 60 }}
          />
        </Text>
        {isCodeUnusable && <CodeUnusable />}
        <SignForm />
        <Row justify="between">
          <ResendCode />
          <LinkButton onPress={debit.returnToForm}>
            <FormattedMessage id="credits.otp.change" defaultMessage="Change my details" description="Button back to the form" />
          </LinkButton>
        </Row>
      </Stack>
    </Stack>
  );
});

const CodeUnusable = () => (
  <Alert tone="warning">
    <FormattedMessage
      id="credits.otp.over"
      defaultMessage="This code no longer works. Ask for a new one."
      description="After five wrong codes or ten minutes"
    />
  </Alert>
);
