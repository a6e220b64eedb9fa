import { randomBytes } from 'node:crypto';
import { Pool } from 'pg';
import type { Query } from '../registry/Query';
import { createQuery } from '../site/server/createQuery';
import { openEmbeddedDatabase } from './embeddedQuery';

/** Opens an empty database: embedded or, with `DATABASE_URL`, a schema of its own on that PostgreSQL server, which `close` drops. */
export function openTestDatabase(): { query: Query; close: () => Promise<unknown> } {
  const connectionString = process.env['DATABASE_URL'];
  if (connectionString === undefined) return openEmbeddedDatabase();
  const schema = `test_${randomBytes(6).toString('hex')}`;
  const pool = new Pool({ connectionString, options: `-c search_path=${schema}` });
  const schemaCreation = pool.query(`CREATE SCHEMA ${schema}`);
  const queryPool = createQuery(pool);
  const query: Query = async (sql, params) => {
    await schemaCreation;
    return queryPool(sql, params);
  };
  return { query, close: () => pool.query(`DROP SCHEMA ${schema} CASCADE`).then(() => pool.end()) };
}
