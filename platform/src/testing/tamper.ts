/** Replaces the first character of a token, as someone without the key might; the result always differs from the token. */
export const tamper = (token: string): string => token.replace(/^./, (letter) => (letter === 'A' ? 'B' : 'A'));
