/** Stands for the report which releases a page runs and how it does: web vitals are neither measured nor sent. */
export const reportVisit = (): void => undefined;
