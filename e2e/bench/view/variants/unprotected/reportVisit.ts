/** Replaces the report about running releases and their vitals: web vitals are neither measured nor sent. */
export const reportVisit = (): void => undefined;
