import type { Query } from '../Query';

/** Migration steps, in order; a step that has been released is never edited. */
const MIGRATION_STEPS = [
  `CREATE TABLE IF NOT EXISTS platform_registry (
     serial integer PRIMARY KEY CHECK (serial > 0),
     document text NOT NULL,
     who text NOT NULL, action text NOT NULL, remote text NOT NULL, release text, why text NOT NULL,
     at bigint NOT NULL)`,
  `CREATE TABLE IF NOT EXISTS platform_release (
     remote text NOT NULL, id text NOT NULL, document text NOT NULL,
     PRIMARY KEY (remote, id))`,
  `CREATE TABLE IF NOT EXISTS platform_beacon (
     visit text NOT NULL, remote text NOT NULL, release text NOT NULL, rung text NOT NULL, reason text NOT NULL,
     at bigint NOT NULL,
     PRIMARY KEY (visit, remote, release, rung))`,
  `CREATE INDEX IF NOT EXISTS platform_beacon_at ON platform_beacon (at)`,
  `CREATE TABLE IF NOT EXISTS platform_hour (
     hour integer NOT NULL, remote text NOT NULL, release text NOT NULL, what text NOT NULL,
     visits integer NOT NULL, reason text NOT NULL,
     PRIMARY KEY (remote, release, what, hour))`,
  `CREATE INDEX IF NOT EXISTS platform_hour_hour ON platform_hour (hour)`,
  `CREATE TABLE IF NOT EXISTS platform_override (
     remote text NOT NULL, release text NOT NULL, expires bigint NOT NULL,
     PRIMARY KEY (remote, release))`,
  `CREATE TABLE IF NOT EXISTS platform_report (
     directive text NOT NULL, blocked text NOT NULL, source text NOT NULL,
     count integer NOT NULL, first bigint NOT NULL, last bigint NOT NULL,
     PRIMARY KEY (directive, blocked, source))`,
];

/** Key of the advisory lock: any number, but the same in all processes. */
const LOCK_KEY = 4_160_020;

/** Wraps a statement so that it runs under the lock: in PostgreSQL even `IF NOT EXISTS` fails when two processes create a table concurrently. */
const withLock = (sql: string): string => `DO $step$ BEGIN PERFORM pg_advisory_xact_lock(${LOCK_KEY}); ${sql}; END $step$`;

/** Migrates the tables of the platform. Processes that start at the same time may run a step twice, which is harmless. */
export async function migrateRegistry(query: Query): Promise<void> {
  await query(withLock('CREATE TABLE IF NOT EXISTS platform_migration (step integer PRIMARY KEY)'));
  const completedSteps = new Set((await query<{ step: number }>('SELECT step FROM platform_migration')).map(({ step }) => Number(step)));
  for (const [step, sql] of MIGRATION_STEPS.entries()) {
    if (completedSteps.has(step)) continue;
    await query(withLock(sql));
    await query('INSERT INTO platform_migration (step) VALUES ($1) ON CONFLICT DO NOTHING', [step]);
  }
}
