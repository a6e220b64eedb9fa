import type { ReleaseOwner } from '../../registry/Registry';
import type { Collected } from '../../site/deploy/collectRemote';
import { bytesText } from './bytesText';
import { table } from './table';

/** Describes a collection or, for a dry run, what it would remove. */
export function collectedText({ remote, serial, dryRun, removed, bytes }: Collected & { remote: ReleaseOwner }): string {
  const head = `serial ${serial}: ${remote} gc`;
  if (removed.length === 0) return `${head} has nothing to remove`;
  const rows = removed.map((one) => [`  ${one.name}`, bytesText(one.bytes)]);
  const what = dryRun ? `would remove ${bytesText(bytes)}; nothing was changed` : `removed ${bytesText(bytes)}`;
  return [`${head} ${what}`, table(rows)].join('\n');
}
