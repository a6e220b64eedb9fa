import { NOTIFICATION_CHANNELS } from '@rendezvous/shared/contract';
import { OBSTACLES } from './findObstacle';
import type { countOutcomes, StoredDocument } from './sqlNews';

type OutcomeCount = Awaited<ReturnType<typeof countOutcomes>>[number];

const formatTime = (seconds: number): string => `${new Date(seconds * 1_000).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** Formats the numbers of a document's channel as one line; reasons that apply to nobody are left out. */
function formatChannel(counts: readonly OutcomeCount[], channel: OutcomeCount['channel']): string {
  const getMemberCount = (outcome: OutcomeCount['outcome']): number =>
    counts.find((count) => count.channel === channel && count.outcome === outcome)?.members ?? 0;
  const skipTexts = OBSTACLES.filter((reason) => getMemberCount(reason) > 0).map((reason) => `${getMemberCount(reason)} ${reason}`);
  const reasons = skipTexts.length === 0 ? 'none skipped' : `skipped: ${skipTexts.join(', ')}`;
  return `  ${channel.padEnd(5)}  ${getMemberCount('queued')} queued, ${getMemberCount('sent')} sent, ${reasons}`;
}

/** Formats documents and their progress for output on the command line. */
export function formatStatus(documents: readonly StoredDocument[], counts: readonly OutcomeCount[]): string {
  if (documents.length === 0) return 'Nothing has been sent.';
  return documents
    .map(({ id, document: { kind, path }, created_at: createdAt, finished_at: finishedAt }) => {
      const ownCounts = counts.filter(({ document_id: documentId }) => documentId === id);
      const progress = finishedAt === null ? 'members are still being queued' : `all queued at ${formatTime(finishedAt)}`;
      const channels = NOTIFICATION_CHANNELS.map((channel) => formatChannel(ownCounts, channel));
      return [`${id}  ${kind}  ${path}  sent on ${formatTime(createdAt)}, ${progress}`, ...channels].join('\n');
    })
    .join('\n\n');
}
