import { type Creditor, type DirectDebitForm, groupIban } from '@rendezvous/shared/contract';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { Card, Heading, Stack, Text } from '@rendezvous/shared/ui';
import { Line } from './Line';
import { Lines } from './Lines';

interface MandateTextProps {
  creditor: Creditor;
  reference: string;
  form: Pick<DirectDebitForm, 'account_holder' | 'iban'>;
}

/** The text of a SEPA direct debit mandate, as shown before signing. */
export const MandateText = ({ creditor, reference, form }: MandateTextProps) => (
  <Card as="section">
    <Stack>
      <Heading level={2} size="m">
        <FormattedMessage
          id="credits.mandate.title"
          defaultMessage="SEPA direct debit mandate"
          description="Heading of the text that is signed"
        />
      </Heading>
      <Lines>
        <Line label={<FormattedMessage id="credits.mandate.creditor" defaultMessage="Creditor" description="Line of a mandate" />}>
          {creditor.name}
        </Line>
        <Line
          label={<FormattedMessage id="credits.mandate.identifier" defaultMessage="Creditor identifier" description="Line of a mandate" />}
        >
          {creditor.identifier}
        </Line>
        <Line label={<FormattedMessage id="credits.mandate.address" defaultMessage="Address" description="Line of a mandate" />}>
          {creditor.address}
        </Line>
        <Line
          label={<FormattedMessage id="credits.mandate.reference" defaultMessage="Mandate reference" description="Line of a mandate" />}
        >
          {reference}
        </Line>
        <Line label={<FormattedMessage id="credits.debit.holder" defaultMessage="Account holder" description="Label of a field" />}>
          {form.account_holder}
        </Line>
        <Line label={<FormattedMessage id="credits.debit.iban" defaultMessage="IBAN" description="Label of a field" />}>
          {groupIban(form.iban)}
        </Line>
        <Line label={<FormattedMessage id="credits.mandate.type" defaultMessage="Type of payment" description="Line of a mandate" />}>
          <FormattedMessage id="credits.mandate.recurrent" defaultMessage="Recurrent" description="Type of payment of a mandate" />
        </Line>
      </Lines>
      <Text size="s">
        <FormattedMessage
          id="credits.mandate.authorise"
          defaultMessage="By signing this mandate, you authorise (A) {creditor} to send instructions to your bank to debit your account and (B) your bank to debit your account in accordance with the instructions from {creditor}. A debit is made only for an order that you have confirmed, and at the earliest one day after it."
          description="Text of a SEPA direct debit mandate; creditor: name of the company"
          values={{ creditor: creditor.name }}
        />
      </Text>
      <Text size="s">
        <FormattedMessage
          id="credits.mandate.rights"
          defaultMessage="As part of your rights, you are entitled to a refund from your bank under the terms and conditions of your agreement with your bank. A refund must be claimed within 8 weeks starting from the date on which your account was debited. You can revoke the mandate in your settings at any time."
          description="Text of a SEPA direct debit mandate"
        />
      </Text>
    </Stack>
  </Card>
);
