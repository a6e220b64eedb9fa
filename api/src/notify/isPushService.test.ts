import { isPushService } from './pushSubscriptions';

test.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://db5p.notify.windows.com/w/?token=abc',
  'https://web.push.apple.com/abc',
])('R-374 %s is a push service', (endpoint) => {
  expect(isPushService(endpoint)).toBe(true);
});

test.each([
  'https://',
  'http://fcm.googleapis.com/x',
  'https://notfcm.googleapis.com.example/x',
  'https://localhost/x',
  'https://169.254.169.254/x',
])('security 28: %s is none', (endpoint) => {
  expect(isPushService(endpoint)).toBe(false);
});

test('security 28: an origin of the operator’s choice is one, and no other on its host', () => {
  const own = ['http://127.0.0.1:8080'];
  expect(isPushService('http://127.0.0.1:8080/browser', own)).toBe(true);
  expect(isPushService('http://127.0.0.1:8081/browser', own)).toBe(false);
  expect(isPushService('https://127.0.0.1:8080/browser', own)).toBe(false);
});
