const PATTERNS: readonly RegExp[] = [
  /[^\s@]+@[^\s@]+\.[a-z]{2,}/iu,
  /(https?:\/\/|www\.)\S/iu,
  /\b[a-z0-9-]{2,}\.(com|net|org|info|biz|io|me|app|eu|nl|be|de|at|ch|fr|it|es|pl|dk|fi|no|se|uk|ly|link)\b/iu,
  /(\d[\s()./-]*){7,}/u,
];

/** True for a text with a link, an e-mail address or a telephone number, which profiles must not contain. */
export const hasContactData = (text: string): boolean => PATTERNS.some((pattern) => pattern.test(text));
