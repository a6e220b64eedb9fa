import { DEFAULT_LOCALE } from '@rendezvous/shared/contract';
import { type ReactNode, useMemo } from 'react';
import { type IntlShape, type MessageDescriptor, RawIntlProvider, useIntl } from 'react-intl';

/** An id that no catalogue has, so that the text in the source is shown. */
const unknown = (id: string | undefined): string => `source:${id}`;

/** English as in the sources: an edit is visible before the catalogue is extracted. For development. */
export function SourceTexts({ children }: { children: ReactNode }) {
  const intl = useIntl();
  const value = useMemo((): IntlShape => {
    if (intl.locale.split('-')[0] !== DEFAULT_LOCALE) return intl;
    const formatMessage = (descriptor: MessageDescriptor, ...rest: []): string =>
      intl.formatMessage(descriptor.defaultMessage ? { ...descriptor, id: unknown(descriptor.id) } : descriptor, ...rest);
    return { ...intl, formatMessage: formatMessage as IntlShape['formatMessage'] };
  }, [intl]);
  return <RawIntlProvider value={value}>{children}</RawIntlProvider>;
}
