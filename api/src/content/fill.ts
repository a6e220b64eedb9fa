/** A placeholder, with the full stop of the sentence that it may end. */
const PLACEHOLDER = /\{(\w+)\}(\.?)/g;

/** A text with its `{placeholders}` filled; mails and pages are not written in ICU. A value that ends with a full stop ends the sentence too. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(PLACEHOLDER, (placeholder, key: string, stop: string) => {
    if (values[key] === undefined) return placeholder;
    const value = String(values[key]);
    return value.endsWith('.') ? value : value + stop;
  });
