import { MemoryFiles } from '../testing/testPorts';
import { isAllowedEndpoint, loadPushKeys } from './pushSubscriptions';

test('R-081 R-374 the keys are generated only once', async () => {
  const files = new MemoryFiles();
  expect(await loadPushKeys(files)).toEqual(await loadPushKeys(files));
});

test('R-374 a private key with a leading zero byte has its full length, even if it was stored without it', async () => {
  const files = new MemoryFiles();
  const storedKeys = { publicKey: 'public', privateKey: Buffer.alloc(31, 7).toString('base64url') };
  await files.write('push/keys.json', Buffer.from(JSON.stringify(storedKeys)));
  const { publicKey, privateKey } = await loadPushKeys(files);
  expect(publicKey).toBe('public');
  expect(Buffer.from(privateKey, 'base64url')).toEqual(Buffer.from([0, ...Buffer.alloc(31, 7)]));
});

test.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://db5p.notify.windows.com/w/?token=abc',
  'https://web.push.apple.com/abc',
])('R-374 %s is a push service', (endpoint) => {
  expect(isAllowedEndpoint(endpoint)).toBe(true);
});

test.each([
  'https://',
  'http://fcm.googleapis.com/x',
  'https://notfcm.googleapis.com.example/x',
  'https://localhost/x',
  'https://169.254.169.254/x',
])('security 28: %s is not a push service', (endpoint) => {
  expect(isAllowedEndpoint(endpoint)).toBe(false);
});

test('security 28: an origin configured by the operator is one, and other origins on its host are not', () => {
  const ownOrigins = ['http://127.0.0.1:8080'];
  expect(isAllowedEndpoint('http://127.0.0.1:8080/browser', ownOrigins)).toBe(true);
  expect(isAllowedEndpoint('http://127.0.0.1:8081/browser', ownOrigins)).toBe(false);
  expect(isAllowedEndpoint('https://127.0.0.1:8080/browser', ownOrigins)).toBe(false);
});
