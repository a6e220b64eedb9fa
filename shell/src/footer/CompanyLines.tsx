import { css } from '@emotion/react';
import { telephoneHref } from '@rendezvous/shared/contract';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { token } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { useCompany } from './useCompany';

/** Name, address, registration and VAT numbers, and phone number of the company. */
export const CompanyLines = observer(() => {
  const company = useCompany();
  return (
    <address css={addressStyle}>
      <strong>{company?.name}</strong>
      <span>{company?.address}</span>
      <span>{company?.city}</span>
      {company ? <CompanyNumbers kvk={company.kvk} vat={company.vat_numbers} /> : null}
      {company ? <a href={telephoneHref(company.support_phone)}>{company.support_phone}</a> : null}
    </address>
  );
});

const CompanyNumbers = ({ kvk, vat }: { kvk: string; vat: string[] }) => (
  <>
    <FormattedMessage
      id="shell.footer.kvk"
      defaultMessage="Registration number {kvk}"
      description="Footer; kvk: number in the trade register"
      values={{ kvk }}
      tagName="span"
    />
    <FormattedMessage
      id="shell.footer.vat"
      defaultMessage="VAT {numbers}"
      description="Footer; numbers: VAT numbers"
      values={{ numbers: vat.join(', ') }}
      tagName="span"
    />
  </>
);

const addressStyle = css({
  display: 'flex',
  flexDirection: 'column',
  gap: token.space1,
  minHeight: '9rem',
  fontStyle: 'normal',
  color: token.colorTextMuted,
});
