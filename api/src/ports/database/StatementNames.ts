import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Pool, PoolClient } from 'pg';

/** Comment that marks statements over many rows: their best plan depends on the values, so the server has to plan every execution. */
export const REPLAN_COMMENT = '/* planned anew */';

/** Maximum number of statements whose uses are counted; statements with lists of varying length would otherwise add entries without end. */
const MAX_COUNTED_STATEMENTS = 1_000;

interface Limits {
  /** Number of uses at which a statement gets a name. */
  minUses: number;
  /** Maximum number of names: the plan of each takes up memory in every connection. */
  maxNames: number;
}

/** Matches statements that return every column: once prepared, they are rejected by the server when their table gains a column. */
const EVERY_COLUMN_PATTERN = /(?:select|returning|,) \*|\.\*/;

/**
 * Names recurring statements: a server parses and plans a named statement only once per connection, and for most of ours that takes longer than
 * executing them.
 */
export class StatementNames {
  private readonly namesByStatement = new Map<string, string>();
  private readonly useCounts = new Map<string, number>();

  constructor(private readonly limits: Limits = { minUses: 5, maxNames: 100 }) {}

  getName(text: string): string | undefined {
    return this.namesByStatement.get(text) ?? this.findNameAfterUse(text);
  }

  private findNameAfterUse(text: string): string | undefined {
    if (this.namesByStatement.size >= this.limits.maxNames || text.includes(REPLAN_COMMENT) || EVERY_COLUMN_PATTERN.test(text))
      return undefined;
    const useCount = (this.useCounts.get(text) ?? 0) + 1;
    if (useCount < this.limits.minUses) return this.storeUses(text, useCount);
    const name = `often_${this.namesByStatement.size}`;
    this.namesByStatement.set(text, name);
    this.useCounts.delete(text);
    return name;
  }

  private storeUses(text: string, uses: number): undefined {
    if (this.useCounts.size >= MAX_COUNTED_STATEMENTS) this.useCounts.clear();
    this.useCounts.set(text, uses);
  }
}

function createNamingClient(client: PoolClient, names: StatementNames): PostgresPoolClient {
  const query = (text: string, values: readonly unknown[]) => {
    const name = values.length > 0 ? names.getName(text) : undefined;
    return client.query({ text, values: [...values], ...(name === undefined ? {} : { name }) });
  };
  // Kysely's only other query method uses a cursor, which requires a dialect configured for it.
  return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release() };
}

/** Wraps a pool for Kysely so that its connections cache the plans of frequent statements. */
export function createNamingPool(pool: Pool): PostgresPool {
  const names = new StatementNames();
  return {
    connect: async () => createNamingClient(await pool.connect(), names),
    end: () => pool.end(),
  };
}
