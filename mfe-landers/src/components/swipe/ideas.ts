/** Evening ideas for places without members; they have the names of the server's scene illustrations. */
export const IDEAS = ['lake', 'lanterns', 'skyline', 'alonetonight', 'hero'] as const;

export type Idea = (typeof IDEAS)[number];
