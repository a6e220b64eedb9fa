/** Replaces the report about running releases and their web vitals; nothing is measured or sent. */
export const reportVisit = (): void => undefined;
