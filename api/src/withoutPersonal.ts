const PATTERNS: [RegExp, string][] = [
  [/[^\s<>"'(),:;]+@[^\s<>"'(),:;]+\.[a-z]{2,}/gi, '[e-mail]'],
  [/\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}(?: ?[A-Z0-9]{1,3})?\b/g, '[iban]'],
  [/\+\d[\d ()-]{7,}\d/g, '[phone]'],
  [/([?&](?:token|sig|code|lat|lon|email|login)=)[^\s&"']+/gi, '$1[hidden]'],
];

/** A text of an error without what it may carry of a person: addresses, account and telephone numbers, tokens (security 33). */
export const withoutPersonal = (text: string): string => PATTERNS.reduce((rest, [pattern, name]) => rest.replace(pattern, name), text);
