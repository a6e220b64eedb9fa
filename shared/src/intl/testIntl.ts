import { createIntl } from 'react-intl';

/** Creates an `intl` object for tests; the texts are English in every locale. */
export const testIntl = (locale = 'en') => createIntl({ locale, defaultLocale: 'en', onError: () => undefined });
