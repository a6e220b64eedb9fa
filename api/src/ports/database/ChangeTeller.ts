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

const COUNTERS = 'change_counters';

function writtenTable(node: RootOperationNode): OperationNode | undefined {
  if (InsertQueryNode.is(node)) return node.into;
  return UpdateQueryNode.is(node) ? node.table : undefined;
}

function writesCounters(node: RootOperationNode): boolean {
  const table = writtenTable(node);
  return table !== undefined && TableNode.is(table) && table.table.identifier.name === COUNTERS;
}

const isCounterRow = (row: UnknownRow): boolean => 'member_id' in row && 'access_version' in row;

/**
 * Publishes every change of the counters as it is made, so that no statement can forget it. It publishes before the commit: a counter known too early
 * merely sends a poll to the database, one known too late would hide a change.
 */
export class ChangeTeller implements KyselyPlugin {
  listener: ChangeListener | undefined;
  private readonly writing = new WeakSet<object>();

  transformQuery({ node, queryId }: PluginTransformQueryArgs): RootOperationNode {
    if (writesCounters(node)) this.writing.add(queryId);
    return node;
  }

  async transformResult({ result, queryId }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    if (this.listener && this.writing.has(queryId))
      await this.listener(result.rows.filter(isCounterRow).map((row) => row as unknown as CounterRow));
    return result;
  }
}
