import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './freePort';
import { installed } from './installed';

/** A Redis server of a test's own, which it may stop, hang and start again on the same port. */
export interface TestRedis {
  url: string;
  port: number;
  /** Stops answering without closing a connection; undone by `wake`. */
  hang(): void;
  wake(): void;
  stop(): Promise<void>;
}

/** Starts Debian's redis-server on a free port, or on one it had before. */
export async function startRedis(given?: number): Promise<TestRedis> {
  const program = installed(process.env['REDIS_SERVER_PATH'] ?? 'redis-server', 'redis-server');
  const port = given ?? (await freePort());
  const dir = mkdtempSync(join(tmpdir(), 'rendezvous-redis-'));
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--dir', dir, '--save', '', '--appendonly', 'no'];
  const child = spawn(program, options, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', () => reject(new Error('redis-server ended at once.')));
    child.stdout.on('data', (text: Buffer) => {
      if (text.includes('Ready to accept connections')) resolve();
    });
  });
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    hang: () => void child.kill('SIGSTOP'),
    wake: () => void child.kill('SIGCONT'),
    stop: async () => {
      child.kill('SIGKILL');
      await ended;
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
