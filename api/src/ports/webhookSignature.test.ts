import { signWebhook, webhookSigned } from './webhookSignature';

const NOW = 1_800_000_000;
const body = '{"id":"e1"}';

test('R-329 a webhook signed with the current or the previous key is accepted', () => {
  expect(webhookSigned(body, signWebhook(body, NOW, 'new'), ['new', 'old'], NOW)).toBe(true);
  expect(webhookSigned(body, signWebhook(body, NOW, 'old'), ['new', 'old'], NOW)).toBe(true);
});

test('R-329 another key, another body or no signature is refused', () => {
  expect(webhookSigned(body, signWebhook(body, NOW, 'guess'), ['new', 'old'], NOW)).toBe(false);
  expect(webhookSigned(`${body} `, signWebhook(body, NOW, 'new'), ['new'], NOW)).toBe(false);
  expect(webhookSigned(body, '', ['new'], NOW)).toBe(false);
  expect(webhookSigned(body, `t=${NOW},v1=00`, ['new'], NOW)).toBe(false);
});

test.each([301, -301])('R-329 a webhook %i seconds away is refused, at 300 it is accepted', (offset) => {
  const at = (seconds: number) => webhookSigned(body, signWebhook(body, NOW, 'new'), ['new'], NOW + seconds);
  expect(at(offset)).toBe(false);
  expect(at(offset > 0 ? 300 : -300)).toBe(true);
});
