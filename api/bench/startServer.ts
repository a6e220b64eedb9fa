import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** A server in a process of its own. */
export interface BenchServer {
  name: string;
  url: string;
  stop(): Promise<void>;
}

/** Starts a script of this folder and waits until it says where it listens. */
export async function startServer(name: string, script: string, env: Record<string, string> = {}): Promise<BenchServer> {
  const options = { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] as ['ignore', 'pipe', 'inherit'] };
  const child = spawn(process.execPath, ['--import', 'tsx', join(__dirname, script)], options);
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    child.once('close', (code) => reject(new Error(`${name} ended with ${code}.`)));
    child.stdout.on('data', (text: Buffer) => {
      const address = /listening (\S+)/.exec(text.toString())?.[1];
      if (address) resolve(address);
    });
  });
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
  };
  return { name, url, stop };
}
