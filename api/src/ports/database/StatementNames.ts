import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Pool, PoolClient } from 'pg';

/** Occurs in statements over many rows: their best plan depends on the values, so none is kept. */
export const PLANNED_ANEW = '/* planned anew */';

/** Maximum number of texts tracked; lists of all lengths would otherwise make them unbounded. */
const WATCHED_MAX = 1_000;

interface Limits {
  /** Number of uses after which a text gets a name. */
  uses: number;
  /** Maximum number of names: each keeps its plan in the memory of every connection. */
  names: number;
}

/** Would be affected by a later column; servers refuse to run such a prepared statement once a table has one more. */
const WITH_EVERY_COLUMN = /(?:select|returning|,) \*|\.\*/;

/**
 * Names for recurring statements: a server parses and plans a named one only once per connection, which takes longer than executing most of ours
 * (R-411).
 */
export class StatementNames {
  private readonly names = new Map<string, string>();
  private readonly uses = new Map<string, number>();

  constructor(private readonly limits: Limits = { uses: 5, names: 100 }) {}

  nameOf(text: string): string | undefined {
    return this.names.get(text) ?? this.watch(text);
  }

  private watch(text: string): string | undefined {
    if (this.names.size >= this.limits.names || text.includes(PLANNED_ANEW) || WITH_EVERY_COLUMN.test(text)) return undefined;
    const uses = (this.uses.get(text) ?? 0) + 1;
    if (uses < this.limits.uses) return this.remember(text, uses);
    const name = `often_${this.names.size}`;
    this.names.set(text, name);
    this.uses.delete(text);
    return name;
  }

  private remember(text: string, uses: number): undefined {
    if (this.uses.size >= WATCHED_MAX) this.uses.clear();
    this.uses.set(text, uses);
  }
}

function namingClient(client: PoolClient, names: StatementNames): PostgresPoolClient {
  const query = (text: string, values: readonly unknown[]) => {
    const name = values.length > 0 ? names.nameOf(text) : undefined;
    return client.query({ text, values: [...values], ...(name === undefined ? {} : { name }) });
  };
  // The other way to query is with a cursor, which requires a dialect configured for it.
  return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release() };
}

/** A pool as Kysely requires it, whose connections keep the plans of frequent statements. */
export function namingPool(pool: Pool): PostgresPool {
  const names = new StatementNames();
  return {
    connect: async () => namingClient(await pool.connect(), names),
    end: () => pool.end(),
  };
}
