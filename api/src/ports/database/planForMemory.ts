import type { ClientBase } from 'pg';

/** What is asked for again and again is in memory, so a look through an index costs no more than the next row of a table. */
const PLANNER = 'set random_page_cost = 1.1';

/** Run on each new connection before its first use, with what else it needs. One that cannot even do this says so at its first query. */
export const planForMemory =
  (more = '') =>
  async (client: ClientBase): Promise<void> => {
    await client.query(`${PLANNER}; ${more}`).catch(() => {});
  };
