import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Pool, PoolClient } from 'pg';

/** Comment that marks statements over many rows: their best plan depends on the values, so the server has to plan every execution. */
export const PLANNED_ANEW = '/* planned anew */';

/** Maximum number of statements whose uses are counted; lists of varying length would otherwise add entries without end. */
const MAX_COUNTED = 1_000;

interface Limits {
  /** Number of uses at which a statement gets a name. */
  uses: number;
  /** Maximum number of names: the plan of each takes up memory in every connection. */
  names: number;
}

/** Matches statements that return every column; the server rejects a prepared one once its table has gained a column. */
const EVERY_COLUMN = /(?:select|returning|,) \*|\.\*/;

/**
 * Names recurring statements: a server parses and plans a named statement only once per connection, and for most of ours that takes longer than
 * executing them.
 */
export class StatementNames {
  private readonly names = new Map<string, string>();
  private readonly uses = new Map<string, number>();

  constructor(private readonly limits: Limits = { uses: 5, names: 100 }) {}

  nameOf(text: string): string | undefined {
    return this.names.get(text) ?? this.countUse(text);
  }

  private countUse(text: string): string | undefined {
    if (this.names.size >= this.limits.names || text.includes(PLANNED_ANEW) || EVERY_COLUMN.test(text)) return undefined;
    const uses = (this.uses.get(text) ?? 0) + 1;
    if (uses < this.limits.uses) return this.storeUses(text, uses);
    const name = `often_${this.names.size}`;
    this.names.set(text, name);
    this.uses.delete(text);
    return name;
  }

  private storeUses(text: string, uses: number): undefined {
    if (this.uses.size >= MAX_COUNTED) this.uses.clear();
    this.uses.set(text, uses);
  }
}

function namingClient(client: PoolClient, names: StatementNames): PostgresPoolClient {
  const query = (text: string, values: readonly unknown[]) => {
    const name = values.length > 0 ? names.nameOf(text) : undefined;
    return client.query({ text, values: [...values], ...(name === undefined ? {} : { name }) });
  };
  // Kysely's only other query method uses a cursor, which requires a dialect configured for it.
  return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release() };
}

/** Wraps a pool for Kysely so that its connections cache the plans of frequent statements. */
export function namingPool(pool: Pool): PostgresPool {
  const names = new StatementNames();
  return {
    connect: async () => namingClient(await pool.connect(), names),
    end: () => pool.end(),
  };
}
