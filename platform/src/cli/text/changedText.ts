import type { Changed } from '../../site/deploy/changeRemote';

/** Describes a change or, for a dry run, what it would be. */
export function changedText(remote: string, action: string, { serial, stable, changes, notes, dryRun }: Changed): string {
  const lines = changes.length === 0 ? ['  nothing changes'] : changes.map((change) => `  ${change}`);
  const head = `serial ${serial}: ${remote} ${action}`;
  return [
    dryRun ? `${head} would do this; nothing was changed` : `${head}, stable is ${stable ?? 'none'}`,
    ...lines,
    ...notes.map((note) => `  ${note}`),
  ].join('\n');
}
