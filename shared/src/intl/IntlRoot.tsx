import { DEFAULT_LOCALE } from '@rendezvous/shared/contract';
import type { ReactNode } from 'react';
import { IntlProvider, MissingTranslationError, type IntlConfig } from 'react-intl';
import { SourceTexts } from './SourceTexts';

interface IntlRootProps {
  /** BCP 47 tag: the language, with the country whose formats apply where that matters. */
  locale: string;
  /** Message id to text or compiled text, of all packages. */
  messages: Record<string, unknown>;
  /** IANA name; the browser's own zone by default. */
  timeZone?: string | undefined;
  children: ReactNode;
}

/** English stands in for a missing text, so that is not reported; everything else is. */
function report(error: Error): void {
  if (!(error instanceof MissingTranslationError)) globalThis.reportError?.(error);
}

/** The page's only IntlProvider; mounted by the shell with the locale store's texts. */
export const IntlRoot = ({ locale, messages, timeZone, children }: IntlRootProps) => (
  <IntlProvider
    locale={locale}
    defaultLocale={DEFAULT_LOCALE}
    messages={messages as NonNullable<IntlConfig['messages']>}
    {...(timeZone !== undefined && { timeZone })}
    onError={report}
  >
    {process.env.NODE_ENV === 'development' ? <SourceTexts>{children}</SourceTexts> : children}
  </IntlProvider>
);
