import {
  InsertQueryNode,
  TableNode,
  UpdateQueryNode,
  type KyselyPlugin,
  type OperationNode,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  type QueryResult,
  type RootOperationNode,
  type Selectable,
  type UnknownRow,
} from 'kysely';
import type { MemberTables } from '../../tables/memberTables';

export type CounterRow = Selectable<MemberTables['change_counters']>;
export type ChangeListener = (rows: readonly CounterRow[]) => Promise<unknown>;

const COUNTERS_TABLE = 'change_counters';

function findTargetTable(node: RootOperationNode): OperationNode | undefined {
  if (InsertQueryNode.is(node)) return node.into;
  return UpdateQueryNode.is(node) ? node.table : undefined;
}

function writesCounters(node: RootOperationNode): boolean {
  const table = findTargetTable(node);
  return table !== undefined && TableNode.is(table) && table.table.identifier.name === COUNTERS_TABLE;
}

const isCounterRow = (row: UnknownRow): boolean => 'member_id' in row && 'access_version' in row;

/**
 * Kysely plugin that reports every update of the change counters, so that no query has to do so itself. It reports before the commit:
 * publishing a counter too early merely makes a poll read the database, whereas publishing it too late would hide a change.
 */
export class ChangePublisher implements KyselyPlugin {
  listener: ChangeListener | undefined;
  private readonly counterQueries = new WeakSet<object>();

  transformQuery({ node, queryId }: PluginTransformQueryArgs): RootOperationNode {
    if (writesCounters(node)) this.counterQueries.add(queryId);
    return node;
  }

  async transformResult({ result, queryId }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    if (this.listener && this.counterQueries.has(queryId))
      await this.listener(result.rows.filter(isCounterRow).map((row) => row as unknown as CounterRow));
    return result;
  }
}
