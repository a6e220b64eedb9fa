import type { RouteRow } from '../../plugins/routeTablePlugin';
import { components } from './components';
import { describeOperation } from './describeOperation';
import type { Document } from './Document';

const templateOf = (url: string): string => url.replace(/:(\w+)/g, '{$1}');

/** The document with all that the table of routes says beside the schemas. */
export function describeDocument<Made extends Document>(document: Made, table: readonly RouteRow[]): Made {
  const rows = new Map(table.map((row) => [`${row.method.toLowerCase()} ${templateOf(row.url)}`, row]));
  const paths = Object.entries(document.paths).map(([path, operations]) => {
    const described = Object.entries(operations).map(([method, operation]) => {
      const row = rows.get(`${method} ${path}`);
      return [method, row ? describeOperation(row, operation) : operation];
    });
    return [path, Object.fromEntries(described)];
  });
  return { ...document, paths: Object.fromEntries(paths), components: { ...document.components, ...components } };
}
