import { createIntl } from 'react-intl';

/** A formatter in English, or in another locale with English texts, for tests. */
export const testIntl = (locale = 'en') => createIntl({ locale, defaultLocale: 'en', onError: () => undefined });
