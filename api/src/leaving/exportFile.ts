/** Name of the stored file of a copy of one's data. */
export const exportFile = (id: string): string => `exports/${id}.zip`;
