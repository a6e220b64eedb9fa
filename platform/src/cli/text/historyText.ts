import type { HistoryRow } from '../../registry/store/RegistryStore';
import { table } from './table';

export const historyText = (rows: readonly HistoryRow[]): string =>
  table([
    ['serial', 'at', 'who', 'action', 'remote', 'release', 'why'],
    ...rows.map(({ serial, at, who, action, remote, release, why }) => [
      String(serial),
      new Date(at).toISOString(),
      who,
      action,
      remote,
      release ?? '',
      why,
    ]),
  ]);
