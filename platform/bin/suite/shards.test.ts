import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { evaluateModule } from '../../src/testing/evaluateModule';

const ROOT = join(__dirname, '../../..');

interface Shard {
  name: string;
  steps: Record<string, { runner: string; packages?: string[]; args?: string[] }>;
}

const shards = evaluateModule<Shard[]>(join(__dirname, 'shards.mjs'), 'm.SHARDS');
const steps = shards.flatMap(({ steps: shardSteps }) => Object.values(shardSteps));

const isAffected = (index: number, file: string): boolean =>
  evaluateModule(join(__dirname, 'shards.mjs'), `m.SHARDS[${index}].reads(${JSON.stringify(file)})`);

it('every package with unit tests is in a shard', () => {
  const packages = readdirSync(ROOT).filter((name) => existsSync(join(ROOT, name, 'jest.config.cjs')));
  expect([...new Set(steps.flatMap(({ packages: stepPackages = [] }) => stepPackages))].sort()).toEqual(packages.sort());
});

it('every project of the browser suites is in a shard', () => {
  const config = readFileSync(join(ROOT, 'e2e/playwright.config.ts'), 'utf8');
  const projects = [...config.matchAll(/\{ name: '(\w+)'/g)].map(([, name]) => name);
  expect(projects.length).toBeGreaterThan(4);
  const namedProjects = steps.flatMap(({ args = [] }) => args.flatMap((arg) => arg.match(/^--project=(\w+)$/)?.[1] ?? []));
  expect([...new Set(namedProjects)].sort()).toEqual(projects.sort());
});

it('the api shards cover everything the api imports from shared', () => {
  const sources = ['src', 'demo'].flatMap((folder) =>
    readdirSync(join(ROOT, 'api', folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => readFileSync(join(ROOT, 'api', folder, name), 'utf8')),
  );
  const doors = new Set(sources.flatMap((text) => [...text.matchAll(/'@rendezvous\/shared\/(\w+)/g)].map(([, door]) => door ?? '')));
  expect(doors.size).toBeGreaterThan(1);
  expect([...doors].filter((door) => !isAffected(1, `shared/src/${door}/x.ts`))).toEqual([]);
});

it.each([
  [0, 'docs/testing.md', false],
  [0, 'mfe-chat/README.md', false],
  [0, 'mfe-chat/src/remote.test.ts', true],
  [1, 'api/src/app.ts', true],
  [1, 'shared/src/contract/chats.ts', true],
  [1, 'shell/src/main.tsx', false],
  [4, 'shell/src/main.tsx', true],
  [4, 'shell/src/main.test.tsx', false],
])('shard %i is affected by a change to %s: %s', (index, file, expected) => {
  expect(isAffected(index, file)).toBe(expected);
});

it.each([
  ['never run', []],
  ['2 failed at abc', [{ failed: 2 }]],
  ['files changed since abc', [{ digest: 'other' }]],
  ['took 41 minutes of 40', [{ seconds: 2460 }]],
  [null, [{}]],
])('the reason a shard is not proven: %s', (reason, results) => {
  const fullResults = results.map((result) => ({
    shard: 1,
    name: 'units',
    commit: 'abc',
    failed: 0,
    seconds: 10,
    digest: 'same',
    ...result,
  }));
  const code = `(async () => {
    const { digestFiles } = await import(${JSON.stringify(join(__dirname, 'sources.mjs'))});
    const files = new Map([['a.ts', '1'], ['docs/a.md', '2']]);
    const results = ${JSON.stringify(fullResults)}.map((one) => ({ ...one, digest: one.digest === 'same' ? digestFiles(files, (file) => file === 'a.ts') : one.digest }));
    return m.findUnprovedReason({ name: 'units', reads: (file) => !file.startsWith('docs/') }, 1, files, results) ?? null;
  })()`;
  expect(evaluateModule(join(__dirname, 'results.mjs'), code)).toBe(reason);
});
