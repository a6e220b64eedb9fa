/** Runs one SQL statement and returns its rows. It is injected, so that PGlite and PostgreSQL can both be used. */
export type Query = <Row>(sql: string, params?: readonly unknown[]) => Promise<Row[]>;
