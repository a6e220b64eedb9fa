import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from './Site';

const CONFIGURATION = path.resolve(__dirname, '../../docker/proxy/nginx.conf');
const NGINX = process.env['NGINX_PATH'] ?? '/usr/sbin/nginx';
const PATIENCE_MS = 5_000;

/** Our nginx configuration as it is, but for the places it listens at, asks and writes to. */
const configurationFor = (port: number, target: number, folder: string): string =>
  readFileSync(CONFIGURATION, 'utf8')
    .replace('listen 8080;', `listen 127.0.0.1:${port};`)
    .replace('http://site:3000', `http://127.0.0.1:${target}`)
    .replaceAll('/tmp/', `${folder}/`);

async function answers(url: string): Promise<void> {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    const isThere = await fetch(url).then(
      () => true,
      () => false,
    );
    if (isThere) return;
    if (Date.now() > until) throw new Error(`nginx does not answer at ${url}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** The real nginx with the configuration of `docker/proxy`, in front of a port of this machine. */
export class Proxy {
  private constructor(
    readonly url: string,
    private readonly folder: string,
    private readonly process: ChildProcess,
  ) {}

  static async start(target: number): Promise<Proxy> {
    const folder = mkdtempSync(path.join(tmpdir(), 'rendezvous-proxy-'));
    // Workers of an nginx that root starts run as another user.
    chmodSync(folder, 0o755);
    const port = await freePort();
    const file = path.join(folder, 'nginx.conf');
    writeFileSync(file, configurationFor(port, target, folder));
    const child = spawn(NGINX, ['-p', folder, '-c', file, '-g', 'daemon off;'], { stdio: ['ignore', 'inherit', 'inherit'] });
    const failed = new Promise<never>((_resolve, reject) => {
      child.once('error', reject);
      child.once('exit', (code) => reject(new Error(`nginx ended with ${code}`)));
    });
    const proxy = new Proxy(`http://localhost:${port}`, folder, child);
    failed.catch(() => undefined);
    await Promise.race([answers(`http://127.0.0.1:${port}/`), failed]);
    return proxy;
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.process.once('exit', resolve));
    this.process.kill('SIGTERM');
    await ended;
    rmSync(this.folder, { recursive: true, force: true });
  }
}
