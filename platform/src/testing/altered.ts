/** The same token with another first letter, as forged by someone without the key. Never the token itself. */
export const altered = (token: string): string => token.replace(/^./, (letter) => (letter === 'A' ? 'B' : 'A'));
