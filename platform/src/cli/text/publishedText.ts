import type { Published } from '../publishPackage';

export function publishedText({ remote, release, isNew, isPromoted, stable }: Published): string {
  const done = `${remote} ${release} ${isNew ? 'published' : 'is published already'}${isPromoted ? ' and promoted' : ''}`;
  if (stable === release) return done;
  return `${done}; ${stable ?? 'nothing'} has the traffic until npx platform promote ${remote} ${release}`;
}
