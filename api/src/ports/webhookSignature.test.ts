import { signWebhook, isWebhookSigned } from './webhookSignature';

const NOW = 1_800_000_000;
const body = '{"id":"e1"}';

test('R-329 a webhook signed with the current or the previous key is accepted', () => {
  expect(isWebhookSigned(body, signWebhook(body, NOW, 'new'), ['new', 'old'], NOW)).toBe(true);
  expect(isWebhookSigned(body, signWebhook(body, NOW, 'old'), ['new', 'old'], NOW)).toBe(true);
});

test('R-329 a webhook with another key, another body or no signature is rejected', () => {
  expect(isWebhookSigned(body, signWebhook(body, NOW, 'guess'), ['new', 'old'], NOW)).toBe(false);
  expect(isWebhookSigned(`${body} `, signWebhook(body, NOW, 'new'), ['new'], NOW)).toBe(false);
  expect(isWebhookSigned(body, '', ['new'], NOW)).toBe(false);
  expect(isWebhookSigned(body, `t=${NOW},v1=00`, ['new'], NOW)).toBe(false);
});

test.each([301, -301])('R-329 a webhook whose timestamp is off by %i seconds is rejected, and one off by 300 is accepted', (offset) => {
  const isAcceptedAt = (seconds: number) => isWebhookSigned(body, signWebhook(body, NOW, 'new'), ['new'], NOW + seconds);
  expect(isAcceptedAt(offset)).toBe(false);
  expect(isAcceptedAt(offset > 0 ? 300 : -300)).toBe(true);
});
