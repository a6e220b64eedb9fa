/** Replaces the report about running releases and their web vitals: measures and sends nothing. */
export const reportVisit = (): void => undefined;
