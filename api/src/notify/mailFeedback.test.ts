import { FEEDBACK_SIGNATURE_HEADER, signWebhook, deriveWebhookKeys } from '../ports/webhookSignature';
import { testApi } from '../testing/testApi';

const api = testApi();

const sendFeedback = (text: string, signature = signWebhook(text, api.now(), deriveWebhookKeys(api.app.config.secrets)[0])) =>
  api.app.inject({
    method: 'POST',
    url: '/api/mail-feedback.php',
    headers: { 'content-type': 'application/json', [FEEDBACK_SIGNATURE_HEADER]: signature },
    payload: text,
  });

test.each(['fbl', 'bounce', 'listunsubscribe'])(
  'R-115 R-406 when the mail server reports %s, the member is shown why e-mails stopped',
  async (reason) => {
    const member = await api.aMember();
    expect((await sendFeedback(JSON.stringify({ email: member.email.toUpperCase(), reason }))).statusCode).toBe(200);
    expect((await (await api.as(member)).get('/api/user.php')).body.user.notifications_disabled).toEqual([reason]);
  },
);

test('R-364 R-406 an unknown address is accepted and ignored; a forged, old or malformed report changes nothing', async () => {
  const member = await api.aMember();
  const text = JSON.stringify({ email: member.email, reason: 'fbl' });
  expect((await sendFeedback(JSON.stringify({ email: 'nobody@example.org', reason: 'fbl' }))).statusCode).toBe(200);
  expect((await sendFeedback(text, signWebhook(text, api.now(), 'another key'))).statusCode).toBe(422);
  expect((await sendFeedback(text, signWebhook(text, api.now() - 301, deriveWebhookKeys(api.app.config.secrets)[0]))).statusCode).toBe(422);
  for (const invalidText of ['{', '[]', JSON.stringify({ email: member.email, reason: 'dislike' })])
    expect((await sendFeedback(invalidText)).statusCode).toBe(422);
  expect((await (await api.as(member)).get('/api/user.php')).body.user.notifications_disabled).toEqual([]);
});
