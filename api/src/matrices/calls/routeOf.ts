import type { RouteRow } from '../../plugins/routeTablePlugin';
import type { TestApi } from '../../testing/testApi';

/** The route that answers a call. */
export function routeOf({ app }: TestApi, call: string): RouteRow {
  const [method, address = ''] = call.split(' ');
  const route = app.routeTable.find((row) => row.method === method && row.url === address.split('?')[0]);
  if (!route) throw new Error(`Nothing answers ${call}.`);
  return route;
}
