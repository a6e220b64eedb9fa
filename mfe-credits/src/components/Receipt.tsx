import { css } from '@emotion/react';
import type { Payment } from '@rendezvous/shared/contract';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { Button, Heading, Stack, Text, token } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { PaymentLines } from './PaymentLines';

/** A receipt to print or save as PDF; it is the only part of the page that is printed. */
export const Receipt = observer(({ payment }: { payment: Payment }) => {
  const { reference, settings } = useStore();
  useEffect(() => void reference.loadCompany().catch(() => undefined), [reference]);
  const { company } = reference;
  if (company === null) return null;
  return (
    <>
      <Button variant="secondary" icon="receipt" onPress={() => window.print()}>
        <FormattedMessage id="credits.receipt.print" defaultMessage="Print receipt" description="Button at a payment" />
      </Button>
      <Stack css={sheet} as="section" gap="l">
        <Heading level={2}>
          <FormattedMessage id="credits.receipt.title" defaultMessage="Receipt" description="Title of a printed receipt" />
        </Heading>
        <Text>
          {settings.current.name}
          <br />
          {company.name}
          <br />
          {[company.address, company.city, company.country].join(', ')}
          <br />
          {[company.kvk, ...company.vat_numbers].join(', ')}
        </Text>
        <PaymentLines payment={payment} />
      </Stack>
    </>
  );
});

/** Hidden on screen; in print, the sheet is all that is shown, from the top of the page. */
const sheet = css({
  display: 'none',
  '@media print': {
    display: 'flex',
    position: 'fixed',
    inset: 0,
    padding: token.space6,
    'body:has(&) *': { visibility: 'hidden' },
    'body:has(&) &, body:has(&) & *': { visibility: 'visible' },
  },
});
