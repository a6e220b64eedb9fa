import { LIMIT_MAX, type Spending } from '@rendezvous/shared/contract';
import { useForm, v } from '@rendezvous/shared/forms';
import { type IntlShape, useIntl } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { useSpendingStore } from '../stores/SpendingStore';

const MINOR_UNITS_PER_UNIT = 100;

/** Parses a typed amount, with a decimal comma or point, into minor units; null for an empty text, undefined for an invalid one. */
function parseAmount(text: string): number | null | undefined {
  const cleanText = text.replace(/\s/g, '');
  if (cleanText === '') return null;
  return /^\d{1,9}([.,]\d{1,2})?$/.test(cleanText) ? Math.round(Number(cleanText.replace(',', '.')) * MINOR_UNITS_PER_UNIT) : undefined;
}

/** Formats an amount in minor units for editing in the current language; empty for null. */
const formatAmount = (intl: IntlShape, amount: number | null): string =>
  amount === null ? '' : intl.formatNumber(amount / MINOR_UNITS_PER_UNIT, { useGrouping: false, maximumFractionDigits: 2 });

const isValidLimit = (text: string): boolean => {
  const amount = parseAmount(text);
  return amount !== undefined && (amount ?? 0) <= LIMIT_MAX;
};

/** The form for the spending limits; after saving, its fields show the limits that apply now. */
export function useLimitsForm({ week, month }: Spending) {
  const intl = useIntl();
  const { toasts } = useStore();
  const store = useSpendingStore();
  const invalidText = intl.formatMessage(
    {
      id: 'credits.spending.invalid',
      defaultMessage: 'Enter an amount such as {example}.',
      description: 'Under a field for an amount of money; example: a number',
    },
    { example: intl.formatNumber(50) },
  );
  const savedText = intl.formatMessage({
    id: 'credits.spending.saved',
    defaultMessage: 'Your spending limits are saved.',
    description: 'Toast in the settings',
  });
  const limitSchema = v.pipe(v.string(), v.check(isValidLimit, invalidText));
  const form = useForm({
    schema: v.object({ week_limit: limitSchema, month_limit: limitSchema }),
    defaultValues: { week_limit: formatAmount(intl, week.limit), month_limit: formatAmount(intl, month.limit) },
    onSubmit: async ({ week_limit: weekText, month_limit: monthText }) => {
      const spending = await store.change({ week_limit: parseAmount(weekText) ?? null, month_limit: parseAmount(monthText) ?? null });
      // An increase takes effect after 24 hours, so the fields show the limits that apply now.
      form.setValue('week_limit', formatAmount(intl, spending.week.limit));
      form.setValue('month_limit', formatAmount(intl, spending.month.limit));
      toasts.show(savedText);
    },
  });
  return form;
}
