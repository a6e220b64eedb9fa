import type { Pool } from 'pg';
import type { Query } from '../../registry/Query';

/** Returns a function that runs the platform's queries on a connection pool. */
export const createQuery =
  (pool: Pick<Pool, 'query'>): Query =>
  async <Row>(sql: string, params: readonly unknown[] = []) =>
    (await pool.query(sql, [...params])).rows as Row[];
