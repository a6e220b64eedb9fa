/** Replaces a text that must be present. */
export const replace =
  (before: string, after: string) =>
  (text: string): string => {
    if (!text.includes(before)) throw new Error(`there is no ${before}`);
    return text.replace(before, after);
  };
