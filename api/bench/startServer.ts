import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve as resolvePath } from 'node:path';

/** A server in its own process. */
export interface BenchServer {
  name: string;
  url: string;
  /** CPU time of the whole process so far, in ms. */
  cpuMs(): number;
  /** Resident memory of the whole process. */
  memoryBytes(): number;
  stop(): Promise<void>;
}

/** The kernel counts CPU time in hundredths of a second and memory in 4 KiB pages. */
const TICK_MS = 10;
const PAGE_BYTES = 4_096;

function readCpuMs(pid: number): number {
  const fields = (readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1] ?? '').split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

const readMemoryBytes = (pid: number): number => Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * PAGE_BYTES;

/** Includes an IPC channel, through which a server notices that the benchmark has ended. */
const STDIO: ['ignore', 'pipe', 'inherit', 'ipc'] = ['ignore', 'pipe', 'inherit', 'ipc'];

/** Starts a script, given by an absolute path or one relative to this folder, and waits for its URL; rejects if it exits first. */
export async function startServer(name: string, script: string, env: Record<string, string> = {}): Promise<BenchServer> {
  const spawnOptions = { env: { ...process.env, ...env }, stdio: STDIO };
  const child = spawn(process.execPath, ['--import', 'tsx', resolvePath(__dirname, script)], spawnOptions);
  const closePromise = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    child.once('close', (code) => reject(new Error(`${name} ended with ${code}.`)));
    child.stdout?.on('data', (chunk: Buffer) => {
      const printedUrl = /listening (\S+)/.exec(chunk.toString())?.[1];
      if (printedUrl) resolve(printedUrl);
    });
  });
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await closePromise;
  };
  const { pid = 0 } = child;
  return { name, url, cpuMs: () => readCpuMs(pid), memoryBytes: () => readMemoryBytes(pid), stop };
}
