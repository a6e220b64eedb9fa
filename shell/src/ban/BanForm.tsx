import * as selfExclusion from '@rendezvous/shared/calls/selfExclusion';
import { request } from '@rendezvous/shared/calls/request';
import { EXCLUSION_MONTHS } from '@rendezvous/shared/contract';
import { EmailField, Form, FormRadioCards, rules, SubmitButton, useForm, v } from '@rendezvous/shared/forms';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';

const FOREVER = 'for_ever';
const PERIODS = [...EXCLUSION_MONTHS.map(String), FOREVER];

const schema = v.object({ email: rules.email(), period: rules.choice(PERIODS) });

/** Requests an access ban for an address; the ban begins once it is confirmed through the emailed link. */
export function BanForm({ onSent }: { onSent: (email: string) => void }) {
  const { http, session } = useStore();
  const form = useForm({
    schema,
    defaultValues: { email: session.user?.email ?? '', period: '' },
    onSubmit: async ({ email, period }) => {
      const months = EXCLUSION_MONTHS.find((choice) => String(choice) === period) ?? null;
      await request(http, selfExclusion.requestExclusion, { email, months });
      onSent(email);
    },
  });
  return (
    <Form form={form}>
      <EmailField />
      <FormRadioCards
        name="period"
        layout="list"
        label={
          <FormattedMessage id="shell.ban.period" defaultMessage="For how long?" description="Question of the form for an access ban" />
        }
        options={PERIODS.map((value) => ({ value, label: <PeriodLabel value={value} /> }))}
      />
      <SubmitButton wide>
        <FormattedMessage id="shell.ban.send" defaultMessage="Send me the link" description="Button of the form for an access ban" />
      </SubmitButton>
    </Form>
  );
}

const PeriodLabel = ({ value }: { value: string }) =>
  value === FOREVER ? (
    <FormattedMessage id="shell.ban.permanent" defaultMessage="For good" description="Choice of the form for an access ban" />
  ) : (
    <FormattedMessage
      id="shell.ban.months"
      defaultMessage="{months, plural, one {# month} other {# months}}"
      description="Choice of the form for an access ban; months: 6, 12 or 24"
      values={{ months: Number(value) }}
    />
  );
