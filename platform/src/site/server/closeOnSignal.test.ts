import { type ChildProcess, spawn } from 'node:child_process';
import { until } from '../../testing/until';

const SERVER = `
const { createServer } = require('node:http');
const { closeOnSignal } = require('./closeOnSignal.ts');
let finish;
const server = createServer((request, response) => {
  finish = () => response.end('finished');
  process.stdout.write('asked\\n');
});
closeOnSignal(server, async () => { process.stdout.write('rest\\n'); if (process.env.REST === 'broken') throw new Error('broken'); });
server.listen(0, '127.0.0.1', () => process.stdout.write('port ' + server.address().port + '\\n'));
process.on('message', () => finish());
`;

const startedProcesses: ChildProcess[] = [];
afterAll(() => {
  for (const child of startedProcesses) child.kill('SIGKILL');
});

/** Starts a server that responds on command, in its own process. */
async function start(environment: NodeJS.ProcessEnv = {}) {
  const options = { cwd: __dirname, env: { ...process.env, ...environment } };
  const child = spawn(process.execPath, ['--require', require.resolve('tsx/cjs'), '-e', SERVER], {
    ...options,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  startedProcesses.push(child);
  let output = '';
  child.stdout?.on('data', (text: Buffer) => (output += text.toString()));
  const waitForOutput = async (pattern: RegExp): Promise<string> => {
    await until(`the child says ${pattern}`, () => pattern.test(output));
    return pattern.exec(output)?.[1] ?? '';
  };
  const exitCode = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { child, waitForOutput, exitCode, address: `http://127.0.0.1:${await waitForOutput(/port (\d+)/)}` };
}

describe('shutting down a server', () => {
  it('waits for requests in progress, accepts no new ones, closes the rest and exits with 0', async () => {
    const { child, waitForOutput, exitCode, address } = await start();
    const reply = fetch(address);
    await waitForOutput(/(asked)/);
    child.kill('SIGTERM');
    child.kill('SIGINT');
    child.send('finish');
    expect(await (await reply).text()).toBe('finished');
    await waitForOutput(/(rest)/);
    expect(await exitCode).toBe(0);
    await expect(fetch(address)).rejects.toThrow();
  });

  it('exits with a failure code when closing the rest fails', async () => {
    const { child, exitCode } = await start({ REST: 'broken' });
    child.kill('SIGTERM');
    expect(await exitCode).toBe(1);
  });
});
