import type { Published } from '../publishPackage';
import { bytesText } from './bytesText';

export function publishedText({ remote, release, isNew, isPromoted, stable, dryRun, files, bytes }: Published): string {
  const also = isPromoted ? ' and promoted' : '';
  const name = `${remote} ${release}`;
  if (dryRun && isNew) return `${name} would be published${also}: ${files} files, ${bytesText(bytes)}; nothing was stored`;
  const done = `${name} ${isNew ? 'published' : 'is published already'}${dryRun && isPromoted ? ' and would be promoted' : also}`;
  if (stable === release) return done;
  return `${done}; ${stable ?? 'nothing'} has the traffic until npx platform promote ${name}`;
}
