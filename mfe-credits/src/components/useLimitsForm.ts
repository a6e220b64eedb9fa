import { LIMIT_MAX, type Spending } from '@rendezvous/shared/contract';
import { useForm, v } from '@rendezvous/shared/forms';
import { type IntlShape, useIntl } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { useSpendingStore } from '../stores/SpendingStore';

const UNITS = 100;

/** Minor units of a typed amount with decimal comma or point; null for an empty text, undefined for an invalid one. */
function toAmount(text: string): number | null | undefined {
  const typed = text.replace(/\s/g, '');
  if (typed === '') return null;
  return /^\d{1,9}([.,]\d{1,2})?$/.test(typed) ? Math.round(Number(typed.replace(',', '.')) * UNITS) : undefined;
}

const MINOR_UNITS = 100;

/** An amount in minor units, formatted for editing in the current language; empty for null. */
const amountText = (intl: IntlShape, amount: number | null): string =>
  amount === null ? '' : intl.formatNumber(amount / MINOR_UNITS, { useGrouping: false, maximumFractionDigits: 2 });

const isLimit = (text: string): boolean => {
  const amount = toAmount(text);
  return amount !== undefined && (amount ?? 0) <= LIMIT_MAX;
};

/** The spending limits form: what is sent, and what applies afterwards. */
export function useLimitsForm({ week, month }: Spending) {
  const intl = useIntl();
  const { toasts } = useStore();
  const store = useSpendingStore();
  const wrong = intl.formatMessage(
    {
      id: 'credits.spending.invalid',
      defaultMessage: 'Enter an amount such as {example}.',
      description: 'Under a field for an amount of money; example: a number',
    },
    { example: intl.formatNumber(50) },
  );
  const saved = intl.formatMessage({
    id: 'credits.spending.saved',
    defaultMessage: 'Your spending limits are saved.',
    description: 'Toast in the settings',
  });
  const limit = v.pipe(v.string(), v.check(isLimit, wrong));
  const form = useForm({
    schema: v.object({ week_limit: limit, month_limit: limit }),
    defaultValues: { week_limit: amountText(intl, week.limit), month_limit: amountText(intl, month.limit) },
    onSubmit: async ({ week_limit: ofWeek, month_limit: ofMonth }) => {
      const changed = await store.change({ week_limit: toAmount(ofWeek) ?? null, month_limit: toAmount(ofMonth) ?? null });
      // A raise is pending: show what currently applies.
      form.setValue('week_limit', amountText(intl, changed.week.limit));
      form.setValue('month_limit', amountText(intl, changed.month.limit));
      toasts.show(saved);
    },
  });
  return form;
}
