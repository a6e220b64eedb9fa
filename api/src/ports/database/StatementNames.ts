import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Pool, PoolClient } from 'pg';

/** Stands in statements over many rows: the best plan for them depends on what is asked for, so none is kept. */
export const PLANNED_ANEW = '/* planned anew */';

/** Texts that are watched at a time; those with lists of all lengths would otherwise be endless. */
const WATCHED_MAX = 1_000;

interface Limits {
  /** From this use on a text has a name. */
  uses: number;
  /** Names in all: each keeps its plan in the memory of every connection. */
  names: number;
}

/** What a later column would change; a server refuses to run such a statement again once a table has one more. */
const WITH_EVERY_COLUMN = /(?:select|returning|,) \*|\.\*/;

/**
 * Names for the statements that come again and again: a server understands and plans one that has a name only once for each
 * connection, which takes longer than most of ours run.
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
  // The other way to ask is with a cursor, which only a dialect that was given one does.
  return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release() };
}

/** A pool as Kysely wants it, whose connections keep the plans of statements that come often. */
export function namingPool(pool: Pool): PostgresPool {
  const names = new StatementNames();
  return {
    connect: async () => namingClient(await pool.connect(), names),
    end: () => pool.end(),
  };
}
