/** Evening ideas, which fill the cards left without a member; each has the name of the server's scene illustration for it. */
export const IDEAS = ['lake', 'lanterns', 'skyline', 'alonetonight', 'hero'] as const;

export type Idea = (typeof IDEAS)[number];
