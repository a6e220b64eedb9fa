import type { HistoryRow } from '../../registry/store/RegistryStore';
import { formatTable } from './formatTable';

export const formatHistory = (rows: readonly HistoryRow[]): string =>
  formatTable([
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
