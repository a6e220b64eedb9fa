/** Runs one SQL statement and gives its rows; handed in, so that PGlite and PostgreSQL serve alike. */
export type Query = <Row>(sql: string, params?: readonly unknown[]) => Promise<Row[]>;
