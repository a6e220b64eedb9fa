/** Evening ideas, which fill the cards left without a member; each is named after its scene illustration on the server. */
export const IDEAS = ['lake', 'lanterns', 'skyline', 'alonetonight', 'hero'] as const;

export type Idea = (typeof IDEAS)[number];
