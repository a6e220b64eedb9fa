import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { evaluateModule } from '../../src/testing/evaluateModule';

const command = (name: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(__dirname, `../${name}.mjs`), ...args], { encoding: 'utf8' });
  return { status, stdout, stderr };
};

describe('the commands of package.json', () => {
  it.each([
    ['start', ['npm start -- [options]', '--port <number>', 'DATA_DIR', 'HOST', 'docs/operations.md']],
    ['dev', ['npm run dev -- [packages] [options]', '--port <number>', '--against <address>', 'npm run dev -- mfe-chat shell']],
    ['build', ['npm run build -- [options]', '--server']],
    ['test', ['npm test -- [options]', 'npm run test:quick', 'CHROMIUM_PATH']],
    ['test-quick', ['npm run test:quick -- [options]', '--since <commit>']],
    ['test-full', ['npm run test:full -- [options]', '--shard <n>/8', '--resume', '--report']],
    ['requirements', ['npm run requirements -- [from to] [options]', '--default']],
    ['check', ['npm run check -- [options]', '--help']],
    ['new-remote', ['npm run new:remote -- [name] [options]', 'npm run new:remote -- mfe-events']],
    ['new-route', ['npm run new:route -- [remote name] [options]', 'npm run new:route -- mfe-chat letters', '--path']],
    ['new-call', ['npm run new:call -- [method path] [options]', '--noun <noun>', 'npm run new:call -- GET /api/stickers.php --noun chat']],
    ['baseline', ['npm run baseline -- [options]', '--against <commit|file>', '--only <parts>', 'openapi, schema', '--bytes']],
    ['bench-api', ['npm run bench:api -- [options]', '--only <names>', 'postgres-redis', 'npm run bench:api -- --quick']],
    ['runtimes', ['npm run runtimes -- [options]', '--only <version>', '24.']],
    ['bench-start', ['npm run bench:start -- [options]', '--runs <number>', '--check']],
  ])('R-412 %s lists all its options with --help, and does nothing else', (name, expectedTexts) => {
    const { status, stdout, stderr } = command(name, '--help');
    expect([status, stderr]).toEqual([0, '']);
    for (const text of expectedTexts) expect(stdout).toContain(text);
    expect(command(name, '-h').stdout).toBe(stdout);
  });

  it.each([
    ['start', ['--prot', '8080'], '--prot is not an option.', 'npm start'],
    ['start', ['8080'], '8080 is not an option.', 'npm start'],
    ['start', ['--port'], '--port needs a value: --port <number>', 'npm start'],
    ['start', ['--port', '--help'], '--port needs a value: --port <number>', 'npm start'],
    ['start', ['--port=70000'], '70000 is not a port; use a number from 1 to 65535.', 'npm start'],
    ['dev', ['mfe-chats'], 'mfe-chats is not a package with releases; use shell, mfe-auth', 'npm run dev'],
    ['dev', ['mfe-chat', '--against', 'site.example'], 'site.example is not the address of a site', 'npm run dev'],
    ['test', ['--fast'], '--fast is not an option.', 'npm test'],
    ['test-quick', ['--since', 'nowhere'], 'nowhere is not a commit.', 'npm run test:quick'],
    ['test-full', ['--shard=9/8'], '9/8 is not a shard; use 1/8 to 8/8.', 'npm run test:full'],
    ['test-full', ['--resume=1'], '--resume takes no value.', 'npm run test:full'],
    ['requirements', ['97', '1'], '97 1 is not a range of rows.', 'npm run requirements'],
    ['check', ['shell'], 'shell is not an option.', 'npm run check'],
    ['new-remote', ['mfe-chat'], 'mfe-chat already exists.', 'npm run new:remote'],
    ['new-route', ['mfe-chat'], 'Give the remote and a name for the route', 'npm run new:route'],
    ['new-route', ['mfe-chat', 'chats'], 'There is already a route chats.', 'npm run new:route'],
    ['new-remote', ['mfe-one', 'mfe-two'], 'One remote at a time.', 'npm run new:remote'],
    ['new-call', ['GET'], 'Give the method, address and noun of the call', 'npm run new:call'],
    [
      'new-call',
      ['POST', '/api/chat.php', '--noun', 'chat'],
      'POST /api/chat.php is already declared in shared/src/calls/chat.ts.',
      'npm run new:call',
    ],
    ['new-call', ['GET', '/api/a.php', '/api/b.php', '--noun', 'chat'], 'One call at a time.', 'npm run new:call'],
    ['build', ['mfe-chat'], 'mfe-chat is not an option.', 'npm run build'],
    ['runtimes', ['--only', '18.0.0'], '18.0.0 is not one of 20.20.0', 'npm run runtimes'],
    ['bench-start', ['--runs', 'none'], '--runs needs a number above 0, not "none".', 'npm run bench:start'],
    ['bench-api', ['--run', '3'], '--run is not an option.', 'npm run bench:api'],
    ['bench-api', ['--members', 'many'], '--members needs a number above 0, not "many".', 'npm run bench:api'],
    ['bench-api', ['--pairs', '3'], '--pairs is only used with --against.', 'npm run bench:api'],
    ['bench-api', ['--quick', '--against', 'HEAD'], '--quick is only used without --against.', 'npm run bench:api'],
    ['bench-api', ['--against', 'nowhere'], 'nowhere is not a commit of this repository.', 'npm run bench:api'],
  ])('R-412 %s %j exits with 2 and reports what is wrong', (name, args, problem, usage) => {
    const { status, stdout, stderr } = command(name, ...args);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain(problem);
    expect(stderr).toContain(`All options: ${usage} -- --help\n`);
  });
});

describe('a command exits', () => {
  const run = (work: string): number =>
    evaluateModule(join(__dirname, 'runCommand.mjs'), `m.runCommand({ usage: 'x' }, [], ${work}).then(() => process.exitCode)`);

  it.each([
    ['with 0 when its work is done', 'async () => undefined', 0],
    ['with what its work answers', 'async () => 7', 7],
    ['with 1 when its work fails', "async () => { throw new Error('broken'); }", 1],
    ['with 1 and no words when the failing part has said what is wrong', "async () => { throw new Error(''); }", 1],
  ])('%s', (_, work, code) => {
    expect(run(work)).toBe(code);
  });
});

it('passes options, their values and names to the work, in any order', () => {
  const read = (...args: string[]): unknown =>
    evaluateModule(
      join(__dirname, 'readArguments.mjs'),
      `m.readArguments(${JSON.stringify(args)}, { options: { port: { value: '<number>' }, quick: {} }, names: 'packages' })`,
    );
  expect(read()).toEqual({ values: {}, names: [] });
  expect(read('mfe-chat', '--port', '80', 'shell')).toEqual({ values: { port: '80' }, names: ['mfe-chat', 'shell'] });
  expect(read('--quick', '--port=80')).toEqual({ values: { quick: true, port: '80' }, names: [] });
});
