/** Evening ideas for places without members; their names are those of the server's symbol pictures. */
export const IDEAS = ['lake', 'lanterns', 'skyline', 'alonetonight', 'hero'] as const;

export type Idea = (typeof IDEAS)[number];
