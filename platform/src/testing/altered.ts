/** The same token with another first letter: what somebody makes who cannot sign. It is never the token itself. */
export const altered = (token: string): string => token.replace(/^./, (letter) => (letter === 'A' ? 'B' : 'A'));
