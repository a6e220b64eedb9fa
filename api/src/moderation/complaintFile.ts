/** Name of the stored picture of a complaint. */
export const complaintFile = (id: string): string => `complaints/${id}.webp`;
