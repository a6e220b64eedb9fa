import { MemoryFiles } from '../testing/testPorts';
import { pushKeys } from './pushSubscriptions';

test('R-081 R-374 the keys are made once', async () => {
  const files = new MemoryFiles();
  expect(await pushKeys(files)).toEqual(await pushKeys(files));
});

test('R-374 a private key that begins with a zero has all its bytes, also one that was kept without it', async () => {
  const files = new MemoryFiles();
  const kept = { publicKey: 'public', privateKey: Buffer.alloc(31, 7).toString('base64url') };
  await files.write('push/keys.json', Buffer.from(JSON.stringify(kept)));
  const { publicKey, privateKey } = await pushKeys(files);
  expect(publicKey).toBe('public');
  expect(Buffer.from(privateKey, 'base64url')).toEqual(Buffer.from([0, ...Buffer.alloc(31, 7)]));
});
