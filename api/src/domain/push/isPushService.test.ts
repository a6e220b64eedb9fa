import { isPushService } from './isPushService';

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
