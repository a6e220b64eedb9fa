import { DEFAULT_LOCALE } from '@rendezvous/shared/contract';
import { type ReactNode, useMemo } from 'react';
import {
  type IntlConfig,
  IntlProvider,
  type IntlShape,
  type MessageDescriptor,
  MissingTranslationError,
  RawIntlProvider,
  useIntl,
} from 'react-intl';

/** An id that no catalogue has, so that the text in the source is shown. */
const unknown = (id: string | undefined): string => `source:${id}`;

/** English as in the sources: an edit is visible before the catalogue is extracted. For development. */
function SourceTexts({ children }: { children: ReactNode }) {
  const intl = useIntl();
  const value = useMemo((): IntlShape => {
    if (intl.locale.split('-')[0] !== DEFAULT_LOCALE) return intl;
    const formatMessage = (descriptor: MessageDescriptor, ...rest: []): string =>
      intl.formatMessage(descriptor.defaultMessage ? { ...descriptor, id: unknown(descriptor.id) } : descriptor, ...rest);
    return { ...intl, formatMessage: formatMessage as IntlShape['formatMessage'] };
  }, [intl]);
  return <RawIntlProvider value={value}>{children}</RawIntlProvider>;
}

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
