import { aNewsDocument } from '../testing/aNewsDocument';
import { formatStatus } from './formatStatus';

const aStoredDocument = (id: string, finished_at: number | null) => ({
  id,
  document: aNewsDocument({ id }),
  created_at: 1_780_315_200,
  last_member_id: '',
  batch: 1,
  finished_at,
});

test('R-085 the status shows what is queued and sent, and why members were skipped, by channel', () => {
  const counts = [
    { document_id: 'two', channel: 'email', outcome: 'sent', members: 8 },
    { document_id: 'two', channel: 'email', outcome: 'queued', members: 2 },
    { document_id: 'two', channel: 'email', outcome: 'month_limit', members: 1 },
    { document_id: 'two', channel: 'email', outcome: 'switched_off', members: 90 },
    { document_id: 'one', channel: 'push', outcome: 'sent', members: 7 },
  ] as const;
  expect(formatStatus([aStoredDocument('two', null), aStoredDocument('one', 1_780_315_260)], counts)).toBe(
    [
      'two  product_news  /settings  sent on 2026-06-01 12:00 UTC, members are still being queued',
      '  email  2 queued, 8 sent, skipped: 90 switched_off, 1 month_limit',
      '  push   0 queued, 0 sent, none skipped',
      '',
      'one  product_news  /settings  sent on 2026-06-01 12:00 UTC, all queued at 2026-06-01 12:01 UTC',
      '  email  0 queued, 0 sent, none skipped',
      '  push   0 queued, 7 sent, none skipped',
    ].join('\n'),
  );
  expect(formatStatus([], [])).toBe('Nothing has been sent.');
});
