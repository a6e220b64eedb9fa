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

/** Changes an id to one that no catalogue contains, so that the default message from the source is shown. */
const toSourceId = (id: string | undefined): string => `source:${id}`;

/** For development: shows English texts from the sources, so that edits are visible before the catalogue is extracted again. */
function SourceTexts({ children }: { children: ReactNode }) {
  const intl = useIntl();
  const value = useMemo((): IntlShape => {
    if (intl.locale.split('-')[0] !== DEFAULT_LOCALE) return intl;
    const formatMessage = (descriptor: MessageDescriptor, ...rest: []): string =>
      intl.formatMessage(descriptor.defaultMessage ? { ...descriptor, id: toSourceId(descriptor.id) } : descriptor, ...rest);
    return { ...intl, formatMessage: formatMessage as IntlShape['formatMessage'] };
  }, [intl]);
  return <RawIntlProvider value={value}>{children}</RawIntlProvider>;
}

interface IntlRootProps {
  /** BCP 47 tag of the language; for English it includes the country whose formats apply. */
  locale: string;
  /** Texts or compiled texts of all packages, by message id. */
  messages: Record<string, unknown>;
  /** IANA name of the time zone; the browser's by default. */
  timeZone?: string | undefined;
  children: ReactNode;
}

/** Reports errors in texts, except for missing translations, which fall back to English. */
function reportIntlError(error: Error): void {
  if (!(error instanceof MissingTranslationError)) globalThis.reportError?.(error);
}

/** The page's only IntlProvider; mounted by the shell with the locale store's texts. */
export const IntlRoot = ({ locale, messages, timeZone, children }: IntlRootProps) => (
  <IntlProvider
    locale={locale}
    defaultLocale={DEFAULT_LOCALE}
    messages={messages as NonNullable<IntlConfig['messages']>}
    {...(timeZone !== undefined && { timeZone })}
    onError={reportIntlError}
  >
    {process.env.NODE_ENV === 'development' ? <SourceTexts>{children}</SourceTexts> : children}
  </IntlProvider>
);
