/** A placeholder, including a full stop that may follow it. */
const PLACEHOLDER = /\{(\w+)\}(\.?)/g;

/** Fills in a text's `{placeholders}`; mails and pages are not written in ICU. A value that ends with a full stop also ends the sentence. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(PLACEHOLDER, (placeholder, key: string, stop: string) => {
    if (values[key] === undefined) return placeholder;
    const value = String(values[key]);
    return value.endsWith('.') ? value : value + stop;
  });
