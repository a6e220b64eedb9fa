import { createIntl } from 'react-intl';

/** A formatter for tests, in English or in another locale with English texts. */
export const testIntl = (locale = 'en') => createIntl({ locale, defaultLocale: 'en', onError: () => undefined });
