import { CURRENCIES, type Currency, type ErrorCode, type ErrorParams } from '@rendezvous/shared/contract';
import type { IntlShape } from 'react-intl';
import { ApiError } from '@rendezvous/shared/http';
import { errorMessages } from './errorMessages';
import { formatDay, formatMoney } from './formats';

const currencyOf = (value: unknown): Currency => CURRENCIES.find((currency) => currency === value) ?? 'EUR';

/** Raw values from the api: unix seconds in `date`, minor units in `amount` with `currency`. */
function readable(intl: IntlShape, params: ErrorParams): ErrorParams {
  const { date, amount, currency } = params;
  return {
    ...params,
    ...(typeof date === 'number' && { date: formatDay(intl, date) }),
    ...(typeof amount === 'number' && { amount: formatMoney(intl, { amount, currency: currencyOf(currency) }) }),
  };
}

/** True for a code that has a text. */
export const isErrorCode = (code: string): code is ErrorCode => code in errorMessages;

/** Text of an error code in the current language; for field errors. */
export function describeCode(intl: IntlShape, code: string, params: ErrorParams = {}): string {
  return intl.formatMessage(errorMessages[isErrorCode(code) ? code : 'unknown'], readable(intl, params));
}

/** Message for any failure. */
export function describeError(intl: IntlShape, error: unknown): string {
  return error instanceof ApiError ? describeCode(intl, error.code, error.params) : describeCode(intl, 'unknown');
}
