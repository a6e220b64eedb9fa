/** Replaces the report about running releases and their web vitals: vitals are neither measured nor sent. */
export const reportVisit = (): void => undefined;
