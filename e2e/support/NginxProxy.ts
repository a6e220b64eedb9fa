import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { findProgram } from './findProgram';
import { findFreePort } from './findFreePort';

const DOCKER_FOLDER = path.resolve(__dirname, '../../docker');
const NGINX = process.env['NGINX_PATH'] ?? '/usr/sbin/nginx';
const TIMEOUT_MS = 60_000;

interface ProxySettings {
  /** Subfolder of `docker` with the configuration. */
  kind: 'proxy' | 'static';
  /** Port to forward to. */
  target: number;
  servedFolder?: string;
}

/** Reads our nginx configuration and changes only its port, its target, and the folders it serves from and writes to. */
const createConfiguration = ({ kind, target, servedFolder: files = '' }: ProxySettings, port: number, folder: string): string =>
  readFileSync(path.join(DOCKER_FOLDER, kind, 'nginx.conf'), 'utf8')
    .replaceAll('/tmp/', `${folder}/`)
    .replace('listen 8080;', `listen 127.0.0.1:${port};`)
    .replace('root /site;', `root ${files};`)
    .replace(/http:\/\/(site:3000|api:4000)/, `http://127.0.0.1:${target}`);

const waitUntilUp = (url: string): Promise<void> =>
  expect
    .poll(
      () =>
        fetch(url).then(
          () => true,
          () => false,
        ),
      { message: `nginx does not answer at ${url}`, timeout: TIMEOUT_MS, intervals: [50] },
    )
    .toBe(true);

/** A real nginx with a configuration from `docker`, in front of a port of this machine. */
export class NginxProxy {
  private constructor(
    readonly url: string,
    private readonly folder: string,
    private readonly nginxProcess: ChildProcess,
  ) {}

  static start(target: number): Promise<NginxProxy> {
    return NginxProxy.startWith({ kind: 'proxy', target });
  }

  /** Starts a plain static host that serves a folder and forwards calls to an api's port. */
  static startStaticHost(files: string, target: number): Promise<NginxProxy> {
    return NginxProxy.startWith({ kind: 'static', target, servedFolder: files });
  }

  private static async startWith(settings: ProxySettings): Promise<NginxProxy> {
    const folder = mkdtempSync(path.join(tmpdir(), 'rendezvous-proxy-'));
    // If root starts nginx, its workers run as another user, who must be able to enter the folder.
    chmodSync(folder, 0o755);
    const port = await findFreePort();
    const file = path.join(folder, 'nginx.conf');
    writeFileSync(file, createConfiguration(settings, port, folder));
    copyFileSync(path.join(DOCKER_FOLDER, 'proxy/away.conf'), path.join(folder, 'away.conf'));
    const child = spawn(findProgram(NGINX, 'nginx'), ['-p', folder, '-c', file, '-g', 'daemon off;'], {
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    const failure = new Promise<never>((_resolve, reject) => {
      child.once('error', reject);
      child.once('exit', (code) => reject(new Error(`nginx ended with ${code}`)));
    });
    const proxy = new NginxProxy(`http://localhost:${port}`, folder, child);
    failure.catch(() => undefined);
    await Promise.race([waitUntilUp(`http://127.0.0.1:${port}/`), failure]);
    return proxy;
  }

  async stop(): Promise<void> {
    const pendingExit = new Promise((resolve) => this.nginxProcess.once('exit', resolve));
    this.nginxProcess.kill('SIGTERM');
    await pendingExit;
    rmSync(this.folder, { recursive: true, force: true });
  }
}
