import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../src/build/shares';
import { evaluateModule } from '../../src/testing/evaluateModule';
import { ImageTree, listProductionPackages } from '../../src/testing/ImageTree';

const IMAGES = ['api.Dockerfile', 'site.Dockerfile'];
// `typescript` is not listed: npm installs it as a peer of a Module Federation package, but no program in the images runs it.
const TOOLS = /(^|\/)(tsx|esbuild|ts-node|typescript7)$/;

beforeAll(() => evaluateModule(join(__dirname, 'compile.mjs'), `m.compileChanged(${JSON.stringify(ROOT)}, () => {})`));

const trees: ImageTree[] = [];
const startedProcesses: ChildProcess[] = [];
afterAll(async () => {
  const runningProcesses = startedProcesses.filter(({ exitCode }) => exitCode === null);
  await Promise.all(runningProcesses.map((child) => new Promise((resolve) => child.once('exit', resolve) && child.kill('SIGKILL'))));
  for (const tree of trees) tree.remove();
});

function createTree(dockerfile: string): ImageTree {
  const tree = new ImageTree(dockerfile);
  trees.push(tree);
  return tree;
}

/** Strings that only the demo contains: its password, a discount code, its sandboxes. */
const DEMO_WORDS = ['Rendezvous-2026', 'FRIENDS15', '/sandbox/payments/', '/sandbox/age/', 'sandbox-merchant'];

/** Starts an image's command in the folder with its files; resolves to its URL once it reports that it serves. */
function serve({ root, command: [, ...args] }: ImageTree, environment: NodeJS.ProcessEnv): Promise<string> {
  const defaults = {
    SECRETS: 'a secret of this test and nothing else',
    PUBLIC_ORIGIN: 'http://localhost',
    PAYMENT_PROVIDER: 'none',
    LOG_LEVEL: 'info',
  };
  const env = { PATH: process.env['PATH'], NODE_ENV: 'production', PORT: '0', DATA_DIR: join(root, 'data'), ...defaults, ...environment };
  const child = spawn(process.execPath, args, { cwd: root, env });
  startedProcesses.push(child);
  return new Promise((resolve, reject) => {
    let output = '';
    const collectOutput = (text: Buffer): void => {
      output += text.toString();
      const [, address] = /(?:ready|listening at) (http:\/\/[\w.]+:\d+)/.exec(output) ?? [];
      if (address !== undefined) resolve(address);
    };
    child.stdout.on('data', collectOutput);
    child.stderr.on('data', collectOutput);
    child.once('close', () => reject(new Error(output)));
  });
}

describe.each(IMAGES)('the image of %s', (dockerfile) => {
  it('R-416 contains no TypeScript and no tool that runs it, and its command runs plain JavaScript', () => {
    const tree = createTree(dockerfile);
    expect(tree.listFiles().filter((file) => /\.[cm]?tsx?$/.test(file))).toEqual([]);
    expect(tree.command).toEqual(['node', '--enable-source-maps', expect.stringMatching(/^(api|platform)\/dist\/.+\.js$/)]);
    expect(listProductionPackages().filter((place) => TOOLS.test(place))).toEqual([]);
  });
});

it.each([
  ['api.Dockerfile', 'api/dist/server.js'],
  ['site.Dockerfile', 'platform/dist/site/main.js'],
])(
  'R-416 the image of %s contains no part of the demo, and reports what is missing when the sandbox is requested',
  async (dockerfile, program) => {
    const tree = createTree(dockerfile);
    const files = tree.listFiles();
    expect(files).toContain(program);
    expect(files.filter((file) => file.split('/').includes('demo'))).toEqual([]);
    const texts = files.filter((file) => file.endsWith('.js')).map((file) => readFileSync(join(tree.root, file), 'utf8'));
    expect(DEMO_WORDS.filter((word) => texts.some((text) => text.includes(word)))).toEqual([]);
    // The program with the demo contains all of these words, so the check above would find them.
    const demoProgram = readFileSync(join(ROOT, 'api/demo/dist/server.js'), 'utf8');
    expect(DEMO_WORDS.filter((word) => !demoProgram.includes(word))).toEqual([]);
    const startup = serve(tree, { PAYMENT_PROVIDER: '', PAYMENT_SANDBOX: 'true', TEAMS_FILE: join(tree.root, 'none.json') });
    await expect(startup).rejects.toThrow('This program has no payment sandbox: set PAYMENT_PROVIDER=none');
  },
);

it('R-416 the api serves from the files of its image alone, and its backup runs', async () => {
  const tree = createTree('api.Dockerfile');
  const address = await serve(tree, {});
  expect(await (await fetch(`${address}/api/health.php`)).json()).toMatchObject({ status: 'ok', database: true });
  const { stdout } = spawnSync(process.execPath, [join(tree.root, 'api/dist/backup/main.js'), 'backup', '--help'], { encoding: 'utf8' });
  expect(stdout).toContain('npm run backup -- <folder>');
});

it('R-416 the site serves from the files of its image alone, with keys that its command line made', async () => {
  const tree = createTree('site.Dockerfile');
  const keys = join(tree.root, 'keys');
  const result = spawnSync(process.execPath, ['platform/bin/platform.mjs', 'keys', keys], { cwd: tree.root, encoding: 'utf8' });
  expect([result.status, result.stderr]).toEqual([0, '']);
  const address = await serve(tree, { TEAMS_FILE: join(keys, 'teams.json') });
  expect(await (await fetch(`${address}/platform/health`)).json()).toEqual({ status: 'ok', serial: 0 });
});

it('R-416 the commands of compose and of the publishing images use no TypeScript', () => {
  const texts = ['compose.yaml', 'remote.Dockerfile', ...IMAGES].map((file) => readFileSync(join(ROOT, 'docker', file), 'utf8'));
  const commands = texts.flatMap((text) => text.match(/^\s*(CMD|ENTRYPOINT|RUN|entrypoint:|command:) ?.+$/gm) ?? []);
  expect(commands).not.toEqual([]);
  expect(commands.filter((line) => /tsx|\.ts\b/.test(line))).toEqual([]);
});
