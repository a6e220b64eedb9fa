import type { Spending } from '@rendezvous/shared/contract';
import { Form, FormTextField, SubmitButton } from '@rendezvous/shared/forms';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { LimitHelp } from './LimitHelp';
import { useLimitsForm } from './useLimitsForm';

/** Weekly and monthly limits; an empty field means no limit. */
export function LimitsForm({ spending }: { spending: Spending }) {
  const form = useLimitsForm(spending);
  const { week, month, currency } = spending;
  return (
    <Form form={form}>
      <FormTextField
        name="week_limit"
        inputMode="decimal"
        autoComplete="off"
        optional
        label={
          <FormattedMessage
            id="credits.spending.week"
            defaultMessage="Limit per week in {currency}"
            description="Label of a field; currency: such as EUR"
            values={{ currency }}
          />
        }
        description={<LimitHelp limit={week} currency={currency} days={7} />}
      />
      <FormTextField
        name="month_limit"
        inputMode="decimal"
        autoComplete="off"
        optional
        label={
          <FormattedMessage
            id="credits.spending.month"
            defaultMessage="Limit per month in {currency}"
            description="Label of a field; currency: such as EUR"
            values={{ currency }}
          />
        }
        description={<LimitHelp limit={month} currency={currency} days={30} />}
      />
      <SubmitButton variant="secondary">
        <FormattedMessage id="credits.spending.save" defaultMessage="Save limits" description="Button in the settings" />
      </SubmitButton>
    </Form>
  );
}
