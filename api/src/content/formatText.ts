import type { Locale } from '@rendezvous/shared/contract';
import { IntlMessageFormat } from 'intl-messageformat';

/** Stands behind a value that ends with a full stop, until the text's own full stop, if one follows, is omitted. */
const FULL_STOP_MARK = '\u0000';

const markFullStop = (value: string | number): string | number =>
  typeof value === 'string' && value.endsWith('.') ? value + FULL_STOP_MARK : value;

/**
 * Formats a text of the server, in ICU format without tags. After a value that ends with a full stop, the text's own full stop is omitted.
 * Throws when the text is broken or a value is missing.
 */
export function formatText(locale: Locale, text: string, values: Readonly<Record<string, string | number>>): string {
  const markedValues = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, markFullStop(value)]));
  const formattedText = new IntlMessageFormat(text, locale, undefined, { ignoreTag: true }).format(markedValues) as string;
  return formattedText.replace(new RegExp(`${FULL_STOP_MARK}\\.?`, 'g'), '');
}
