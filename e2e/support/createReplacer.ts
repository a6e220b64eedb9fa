/** Returns a function that replaces the first occurrence of `before` in a text and throws if there is none. */
export const createReplacer =
  (before: string, after: string) =>
  (text: string): string => {
    if (!text.includes(before)) throw new Error(`there is no ${before}`);
    return text.replace(before, after);
  };
