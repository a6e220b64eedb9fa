import { queueMail } from '../notify/queueMail';
import { testApi } from '../testing/testApi';
import { runDueJobs } from './runDueJobs';

const api = testApi();
const content = {
  language: 'en' as const,
  subject: 'Hello',
  paragraphs: ['First.', 'Second & last.'],
  link: { label: 'Go', url: 'http://x/?a=1&b=2' },
  signature: 'Us',
};
const send = (recipient: string) =>
  queueMail({ db: api.db, now: api.now(), random: api.ports.random }, { memberId: null, recipient, kind: 'test' }, content);

test('R-409 a queued e-mail is sent once, as text and HTML', async () => {
  await send('one@example.org');
  expect(await runDueJobs(api.app)).toBe(1);
  expect(await runDueJobs(api.app)).toBe(0);
  expect(api.ports.sentMails).toHaveLength(1);
  expect(api.ports.sentMails[0]?.body_text).toBe('First.\n\nGo:\nhttp://x/?a=1&b=2\n\nSecond & last.\n\nUs');
  expect(api.ports.sentMails[0]?.body_html).toContain('href="http://x/?a=1&amp;b=2"');
});

test('R-409 a failed e-mail is retried with increasing delay', async () => {
  const { send: workingSend } = api.ports.mail;
  api.ports.mail.send = () => Promise.reject(new Error('no connection'));
  await send('two@example.org');
  await runDueJobs(api.app);
  expect(await runDueJobs(api.app)).toBe(0);
  api.ports.clock.advance(20);
  expect(await runDueJobs(api.app)).toBe(1);
  api.ports.clock.advance(20);
  expect(await runDueJobs(api.app)).toBe(0);
  api.ports.mail.send = workingSend;
  api.ports.clock.advance(20);
  expect(await runDueJobs(api.app)).toBe(1);
  expect(api.ports.sentMails.at(-1)?.recipient).toBe('two@example.org');
});

test('R-409 two runners never take the same job', async () => {
  await Promise.all(Array.from({ length: 10 }, (_, index) => send(`three${index}@example.org`)));
  const before = api.ports.sentMails.length;
  const takenCounts = await Promise.all([runDueJobs(api.app), runDueJobs(api.app), runDueJobs(api.app)]);
  expect(takenCounts.reduce((sum, count) => sum + count, 0)).toBe(10);
  expect(api.ports.sentMails.length - before).toBe(10);
});
