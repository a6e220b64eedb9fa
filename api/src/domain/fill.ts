/** A text with its `{placeholders}` filled; mails and pages are not written in ICU. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, key: string) => String(values[key] ?? placeholder));
