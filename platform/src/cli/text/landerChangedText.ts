import type { LanderChanged } from '@rendezvous/shared/contract';

const WHEN = 'visitors see it at their next page view; of another site server, and where a browser has the old texts, a minute later';

const revisionText = (revision: number | null): string => (revision === null ? 'nothing' : `revision ${revision}`);

/** Describes a change of a lander or, for a dry run, what it would be. */
export const landerChangedText =
  (action: string) =>
  ({ serial, name, slug, before, after, dryRun }: LanderChanged): string => {
    const head = `serial ${serial}: ${name}/${slug} ${action}`;
    if (before === after) return `${head} changes nothing, ${revisionText(after)} is live`;
    const change = `  ${revisionText(before)} → ${revisionText(after)}`;
    if (dryRun) return `${head} would do this; nothing was changed\n${change}`;
    return [`${head}, ${revisionText(after)} is live`, change, `  ${WHEN}`].join('\n');
  };
