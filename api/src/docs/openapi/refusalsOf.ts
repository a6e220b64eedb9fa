import type { RouteRow } from '../../plugins/routeTablePlugin';
import { changesState } from './changesState';
import type { RefusalStatus } from './components';

/** Statuses of refusals that a rule of the server, not of the one call, can give. */
export function refusalsOf(row: RouteRow, takesBody: boolean): RefusalStatus[] {
  const { config, schema } = row;
  const takesInput = takesBody || schema.querystring !== undefined;
  const needsRight = (config.access ?? 'public') !== 'public' || config.showsMembers === true || changesState(row);
  const found: [boolean, readonly RefusalStatus[]][] = [
    [takesBody, [400]],
    [needsRight, [403]],
    [config.access === 'moderator' || takesInput || row.url.includes(':'), [404]],
    [takesBody, [409, 413, 415]],
    [takesInput, [422]],
    [config.limit !== undefined, [429]],
    [true, [500, 503]],
  ];
  return found.flatMap(([applies, statuses]) => (applies ? statuses : []));
}
