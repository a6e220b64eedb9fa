import { CURRENCIES, type Currency, type ErrorCode, type ErrorParams } from '@rendezvous/shared/contract';
import type { IntlShape } from 'react-intl';
import { ApiError } from '@rendezvous/shared/http';
import { errorMessages } from './errorMessages';
import { formatDay, formatMoney } from './formats';

const toCurrency = (value: unknown): Currency => CURRENCIES.find((currency) => currency === value) ?? 'EUR';

/** Formats the values from the api: `date` in unix seconds, and `amount` in minor units of `currency`. */
function formatParams(intl: IntlShape, params: ErrorParams): ErrorParams {
  const { date, amount, currency } = params;
  return {
    ...params,
    ...(typeof date === 'number' && { date: formatDay(intl, date) }),
    ...(typeof amount === 'number' && { amount: formatMoney(intl, { amount, currency: toCurrency(currency) }) }),
  };
}

/** True for an error code that this version of the site has a text for. */
export const isErrorCode = (code: string): code is ErrorCode => code in errorMessages;

/** Returns the text of an error code in the current language, for example for a field. */
export function describeCode(intl: IntlShape, code: string, params: ErrorParams = {}): string {
  return intl.formatMessage(errorMessages[isErrorCode(code) ? code : 'unknown'], formatParams(intl, params));
}

/** Returns the text for any error in the current language; an error other than `ApiError` gets the text of `unknown`. */
export function describeError(intl: IntlShape, error: unknown): string {
  return error instanceof ApiError ? describeCode(intl, error.code, error.params) : describeCode(intl, 'unknown');
}
