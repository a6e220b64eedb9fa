import type { RouteRow } from '../plugins/routeTable';
import { components } from './components';
import { describeOperation, type Operation } from './describeOperation';
import type { OtherContent } from './otherContent';

/** What is read and written of an OpenAPI document. */
export interface Document {
  paths: Record<string, Record<string, Operation>>;
  components?: Record<string, Record<string, unknown>>;
}

const templateOf = (url: string): string => url.replace(/:(\w+)/g, '{$1}');

/** The document with all that the table of routes and the table of other content, by method and address, say beside the schemas. */
export function describeDocument<Made extends Document>(
  document: Made,
  table: readonly RouteRow[],
  content: Readonly<Record<string, OtherContent>>,
): Made {
  const rows = new Map(table.map((row) => [`${row.method.toLowerCase()} ${templateOf(row.url)}`, row]));
  const paths = Object.entries(document.paths).map(([path, operations]) => {
    const described = Object.entries(operations).map(([method, operation]) => {
      const row = rows.get(`${method} ${path}`);
      return [method, row ? describeOperation(row, content[`${row.method} ${row.url}`] ?? {}, operation) : operation];
    });
    return [path, Object.fromEntries(described)];
  });
  return { ...document, paths: Object.fromEntries(paths), components: { ...document.components, ...components } };
}
