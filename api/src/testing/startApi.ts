import { execFileSync, spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { AUTH_COOKIE, CLIENT_HEADER, CLIENT_HEADER_VALUE } from '@rendezvous/shared/contract';
import { findFreePort, until } from './startServers';

const ROOT = resolve(__dirname, '../../..');
const BUILD_SCRIPT = join(ROOT, 'platform/bin/build.mjs');

let serverScript: string | undefined;

/** Compiles the repository's programs if their sources have changed; returns the path of the api with the demo. */
function compileServer(): string {
  execFileSync(process.execPath, [BUILD_SCRIPT, '--server'], { cwd: ROOT });
  return join(ROOT, 'api/demo/dist/server.js');
}

/** The api in its own process, called over real connections. */
export interface ApiProcess {
  origin: string;
  pid: number;
  /** What the process has printed so far. */
  readOutput(): string;
  signal(signalName: NodeJS.Signals): void;
  /** Resolves when the process ends, to its exit code or the signal that ended it. */
  exitStatus: Promise<number | NodeJS.Signals | null>;
  call(
    method: string,
    path: string,
    options?: { body?: unknown; session?: string },
  ): Promise<{ status: number; headers: Headers; body: ReturnType<typeof JSON.parse> }>;
  /** Logs in and returns the session token; an empty string if the login failed. */
  logIn(login: string, password: string): Promise<string>;
}

const toHeaders = (session?: string): Record<string, string> => ({
  'content-type': 'application/json',
  'sec-fetch-site': 'same-origin',
  [CLIENT_HEADER]: CLIENT_HEADER_VALUE,
  ...(session === undefined ? {} : { cookie: `${AUTH_COOKIE}=${session}` }),
});

function createApiCaller(origin: string) {
  const send = (method: string, path: string, { body, session }: { body?: unknown; session?: string } = {}): Promise<Response> =>
    fetch(origin + path, { method, headers: toHeaders(session), ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  return {
    call: async (...args: Parameters<typeof send>) => {
      const reply = await send(...args);
      const text = await reply.text();
      return { status: reply.status, headers: reply.headers, body: text === '' ? undefined : JSON.parse(text) };
    },
    logIn: async (login: string, password: string): Promise<string> => {
      const reply = await send('POST', '/api/user.php', { body: { login, password } });
      const cookie = reply.headers.getSetCookie().find((cookieText) => cookieText.startsWith(`${AUTH_COOKIE}=`));
      return cookie?.slice(AUTH_COOKIE.length + 1).split(';')[0] ?? '';
    },
  };
}

/** Starts the api without waiting until it is healthy. */
export async function spawnApi(env: Record<string, string>): Promise<ApiProcess> {
  const port = await findFreePort();
  const child = spawn(process.execPath, ['--enable-source-maps', (serverScript ??= compileServer())], {
    cwd: ROOT,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], NODE_ENV: 'development', DEMO_DATA: 'false', PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    pid: child.pid ?? 0,
    readOutput: () => output,
    signal: (name) => void child.kill(name),
    exitStatus: new Promise((done) => child.once('close', (code, signal) => done(code ?? signal))),
    ...createApiCaller(origin),
  };
}

/** Starts the api and waits until it is healthy. */
export async function startApi(env: Record<string, string>): Promise<ApiProcess> {
  const api = await spawnApi(env);
  let hasEnded = false;
  void api.exitStatus.then(() => (hasEnded = true));
  const isHealthy = async (): Promise<boolean> => {
    const health = await fetch(`${api.origin}/api/health.php`).catch(() => undefined);
    if (hasEnded) throw new Error(`The api ended at once: ${api.readOutput()}`);
    return health?.ok ?? false;
  };
  await until('the api is healthy', isHealthy, 100);
  return api;
}
