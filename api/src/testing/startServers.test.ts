import { findProgram, startRedis } from './startServers';

test('a program is found on the PATH, or by its own path', () => {
  expect(findProgram('sh', 'dash')).toMatch(/\/sh$/);
  expect(findProgram(process.execPath, 'nodejs')).toBe(process.execPath);
});

test('a missing program is named, with what to install', async () => {
  process.env['REDIS_SERVER_PATH'] = '/nowhere/redis-server';
  await expect(startRedis()).rejects.toThrow(/needs \/nowhere\/redis-server, which is not installed.*apt-get install redis-server/);
  delete process.env['REDIS_SERVER_PATH'];
});
