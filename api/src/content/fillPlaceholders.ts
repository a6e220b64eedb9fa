/** A placeholder, including a full stop that may follow it. */
const PLACEHOLDER = /\{(\w+)\}(\.?)/g;

/**
 * Fills in the `{placeholders}` of a text that is not in ICU format, such as an email or page. After a value that ends with a full stop,
 * the text's own full stop is omitted.
 */
export const fillPlaceholders = (text: string, values: Record<string, string | number>): string =>
  text.replace(PLACEHOLDER, (placeholder, key: string, fullStop: string) => {
    if (values[key] === undefined) return placeholder;
    const value = String(values[key]);
    return value.endsWith('.') ? value : value + fullStop;
  });
