import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { evaluateModule } from '../../src/testing/evaluateModule';

const call = <Value>(file: string, name: string, ...input: unknown[]): Value =>
  evaluateModule(join(__dirname, file), `m.${name}(${input.map((value) => JSON.stringify(value)).join(', ')})`);

const run = (...args: string[]) => spawnSync(process.execPath, [join(__dirname, '../baseline.mjs'), ...args], { encoding: 'utf8' });

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rendezvous-baseline-test-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function write(file: string, content: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), content);
}

describe('the contents of a baseline', () => {
  it('has every leaf of a document by its path, empty lists and objects too', () => {
    const document = { paths: { '/api/like.php': { get: { tags: ['members'], parameters: [] } } }, info: { version: 1 } };
    expect(call('leavesOf.mjs', 'flattenLeaves', document)).toEqual({
      '/paths/~api~like.php/get/tags/0': '"members"',
      '/paths/~api~like.php/get/parameters': '[]',
      '/info/version': '1',
    });
  });

  it('has the names exported by each door, including many files behind one pattern, and distinguishes types from values', () => {
    write('shared/package.json', JSON.stringify({ exports: { './contract': './src/contract.ts', './calls/*': './src/calls/*.ts' } }));
    write('shared/tsconfig.json', '{}');
    write('shared/src/contract.ts', "export const LIMIT = 3;\nexport type { Size } from './size';\n");
    write('shared/src/size.ts', 'export interface Size { width: number }\n');
    write('shared/src/calls/chat.ts', 'export const send = 1;\n');
    write('shared/src/calls/chat.test.ts', 'export const none = 1;\n');
    symlinkSync(join(__dirname, '../../../node_modules'), join(folder, 'node_modules'));
    expect(call('doors.mjs', 'collectDoors', folder)).toEqual({
      './contract LIMIT': 'value',
      './contract Size': 'type',
      './calls/chat send': 'value',
    });
  });
});

it('counts tests by title, and by each row that a title names', () => {
  const titles = ['R-096 small', 'R-096 small', 'R-096 R-361 R-096 as sent', 'no row'];
  expect(call('collect.mjs', 'countTitles', titles)).toEqual({
    'R-096 small': 2,
    'R-096 R-361 R-096 as sent': 1,
    'no row': 1,
    'row R-096': 3,
    'row R-361': 1,
  });
});

describe('comparing baselines', () => {
  const previousBaseline = { openapi: { kept: '1', gone: '2', '/a/description': '"For all."' }, schema: { table: 'r' } };
  const currentBaseline = { openapi: { kept: '1', added: '3', '/a/description': '"For all. At most 3."' }, schema: { table: 'v' } };
  const rules = [
    { part: 'openapi', kind: 'added', keys: '^added$', reason: 'a new call' },
    { part: 'openapi', kind: 'extended', keys: '/description$', reason: 'says more' },
  ];
  const formatReport = (acceptedRules: object[]): string => {
    const inputs = [previousBaseline, currentBaseline].map((baseline) => JSON.stringify(baseline)).join(', ');
    const classification = `m.classifyDifferences(m.findDifferences(${inputs}), ${JSON.stringify(acceptedRules)})`;
    return evaluateModule(join(__dirname, 'differences.mjs'), `m.formatReport(${classification})`);
  };

  it('names what is new, gone or different', () => {
    expect(formatReport([]).split('\n')).toEqual([
      '~ openapi  /a/description  "For all." → "For all. At most 3."',
      '+ openapi  added  3',
      '- openapi  gone  2',
      '~ schema  table  r → v',
      '',
      'Differences without a reason: 4',
    ]);
  });

  it('counts differences with a reason and lists the others', () => {
    expect(formatReport(rules).split('\n')).toEqual([
      '- openapi  gone  2',
      '~ schema  table  r → v',
      '',
      'Differences without a reason: 2',
      'Accepted:',
      '  openapi: 1, says more',
      '  openapi: 1, a new call',
    ]);
  });

  it('accepts a longer text only if it starts with the previous one', () => {
    const differences = [{ part: 'openapi', key: '/a/description', before: '"At most 60."', now: '"At most 30. More."' }];
    expect(call('differences.mjs', 'classifyDifferences', differences, rules)).toMatchObject({ open: differences });
  });

  it('accepts a number that grew, not one that fell', () => {
    const growthRules = [{ part: 'titles', kind: 'extended', keys: '', reason: 'more tests have a title' }];
    const differences = [
      { part: 'titles', key: 'R-001', before: 1, now: 2 },
      { part: 'titles', key: 'R-002', before: 2, now: 1 },
    ];
    expect(call('differences.mjs', 'classifyDifferences', differences, growthRules)).toMatchObject({ open: [{ key: 'R-002' }] });
  });

  it('accepts a changed number only within the limit of the rule', () => {
    const limitedRules = [{ part: 'bytes', kind: 'extended', keys: '', most: 100, reason: 'names of calls' }];
    const differences = [
      { part: 'bytes', key: 'shell', before: 1_000, now: 1_100 },
      { part: 'bytes', key: 'mfe-chat', before: 1_000, now: 1_101 },
    ];
    expect(call('differences.mjs', 'classifyDifferences', differences, limitedRules)).toMatchObject({ open: [{ key: 'mfe-chat' }] });
  });

  it('has a reason for each kind of difference that docs/baseline-differences.json accepts', () => {
    const file = join(__dirname, '../../../docs/baseline-differences.json');
    const { accepted } = JSON.parse(readFileSync(file, 'utf8')) as { accepted: Record<string, string>[] };
    for (const { part, kind, keys = '', reason } of accepted) {
      expect([part, kind, reason]).toEqual([
        expect.any(String),
        expect.stringMatching(/^(added|removed|changed|extended)$/),
        expect.any(String),
      ]);
      expect(() => new RegExp(keys)).not.toThrow();
    }
  });
});

describe('the command line', () => {
  it.each([
    [[], 'Specify where to store it (--out) or what to compare it with (--against).'],
    [['--out', 'x.json', '--only', 'openapi,colours'], 'There is no part colours'],
    [['--against', 'no-such-commit', '--only', 'migrations'], 'no-such-commit is not a commit of this repository.'],
  ])('rejects %j', (args, problem) => {
    const { status, stderr } = run(...args);
    expect([status, stderr]).toEqual([2, expect.stringContaining(problem)]);
  });

  it('rejects a stored baseline without the requested parts', () => {
    write('stored.json', JSON.stringify({ schema: {} }));
    const { status, stderr } = run('--against', join(folder, 'stored.json'), '--only', 'migrations');
    expect([status, stderr]).toEqual([2, expect.stringContaining('has no migrations')]);
  });

  it('exits with 1 when a migration was changed', () => {
    write('migrations.json', JSON.stringify({ migrations: { '0001_members.ts': 'another digest' } }));
    const { status, stdout } = run('--against', join(folder, 'migrations.json'), '--only', 'migrations');
    expect([status, stdout]).toEqual([1, expect.stringContaining('~ migrations  0001_members.ts  another digest → ')]);
  });
});

describe('the sources of an earlier commit', () => {
  it('are placed in a separate folder, with the packages installed here', () => {
    const git = (...args: string[]): string =>
      execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.org', ...args], {
        cwd: join(folder, 'repository'),
        encoding: 'utf8',
      });
    write('repository/rule.txt', 'before');
    write('repository/api/rule.txt', 'before');
    git('init', '--quiet');
    git('add', '.');
    git('commit', '--quiet', '--message', 'first');
    write('repository/rule.txt', 'after');
    git('commit', '--quiet', '--all', '--message', 'second');
    for (const place of ['', 'api/', 'added/']) write(`repository/${place}node_modules/some/index.js`, place);
    const { tree, commit } = call<{ tree: string; commit: string }>('../trees/treeAt.mjs', 'treeAt', join(folder, 'repository'), 'HEAD~1');
    const read = (file: string): string => readFileSync(join(tree, file), 'utf8');
    expect([commit, read('rule.txt'), read('node_modules/some/index.js'), read('api/node_modules/some/index.js')]).toEqual([
      git('rev-parse', 'HEAD~1').trim(),
      'before',
      '',
      'api/',
    ]);
    expect(existsSync(join(tree, 'added'))).toBe(false);
    rmSync(dirname(tree), { recursive: true });
  });
});
