import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { evaluateModule } from '../../src/testing/evaluateModule';

const evaluate = <Value>(file: string, expression: string): Value => evaluateModule(join(__dirname, file), expression);
const call = <Value>(file: string, name: string, ...input: unknown[]): Value =>
  evaluate(file, `m.${name}(${input.map((value) => JSON.stringify(value)).join(', ')})`);

const mutation = { id: 'more', file: 'rule.ts', find: 'a < b', replacement: 'a <= b' };
let tree: string;

beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'rendezvous-mutate-'));
  writeFileSync(join(tree, 'rule.ts'), 'const fits = a < b;\n');
});
afterAll(() => rmSync(tree, { recursive: true }));

describe('breaking one place', () => {
  it('applies the mutation and reverts it', () => {
    const input = [JSON.stringify(tree), JSON.stringify(mutation)].join(', ');
    const readExpression = `import('node:fs').then(({ readFileSync }) => readFileSync(${JSON.stringify(join(tree, 'rule.ts'))}, 'utf8'))`;
    expect(evaluate('edit.mjs', `((mend) => ${readExpression}.then((text) => (mend(), text)))(m.applyMutation(${input}))`)).toBe(
      'const fits = a <= b;\n',
    );
    expect(readFileSync(join(tree, 'rule.ts'), 'utf8')).toBe('const fits = a < b;\n');
  });

  it('takes special characters in a replacement literally', () => {
    expect(call('edit.mjs', 'replaceOnce', 'one two', 'two', '$& `${x}`')).toBe('one $& `${x}`');
  });

  it('finds mutations whose text is missing or occurs twice, or that are listed twice', () => {
    const list = [mutation, { ...mutation, find: 's' }, { ...mutation, id: 'gone', find: 'x' }, { ...mutation, id: 'lost', file: 'no.ts' }];
    const problems = call<string[]>('edit.mjs', 'findProblems', list, tree);
    expect(problems.slice(0, 3)).toEqual([
      'more is in the list twice.',
      'more: rule.ts: "s" occurs 2 times, not once.',
      'gone: rule.ts: "x" occurs 0 times, not once.',
    ]);
    expect(problems[3]).toContain('lost: no.ts: ENOENT');
  });
});

describe('choosing tests', () => {
  it('begins with the tests of the file itself, then those beside it', () => {
    const names = ['Outbox.ts', 'Drafts.test.ts', 'Outbox.test.ts', 'Outbox.full.test.ts', 'OutboxStorage.test.tsx'];
    expect(call('stages.mjs', 'listTestsBeside', 'mfe-chat/src/Outbox.ts', names)).toEqual([
      'mfe-chat/src/Outbox.test.ts',
      'mfe-chat/src/Drafts.test.ts',
      'mfe-chat/src/OutboxStorage.test.tsx',
    ]);
  });

  it('runs a journey in every project that has it, but never where sources are edited', () => {
    const journeys = ['phone', 'desktop', 'development', 'platform'].map((project) => ({ project, title: 'R-282 offline' }));
    expect(call('stages.mjs', 'findProjects', 'R-282', [...journeys, { project: 'routes', title: 'R-011' }])).toEqual([
      'phone',
      'desktop',
      'platform',
    ]);
  });

  it('matches a title literally, not as a pattern', () => {
    const title = 'a (hang): 1 + 1 / 2 [x] | "$"';
    expect(new RegExp(call<string>('stages.mjs', 'escapePattern', title)).test(title)).toBe(true);
  });
});

describe('counting a test', () => {
  /** Each answer is a test that the stage finds, whether it fails again with the mutation, and whether it fails without it. */
  const findNoticingTest = (...answers: ([string, boolean, boolean] | null)[]): unknown =>
    evaluate(
      'tryMutation.mjs',
      `(async () => {
        const answers = ${JSON.stringify(answers)};
        let current, asked = 0;
        const stage = {
          level: 'unit',
          find: async () => { current = answers.shift(); asked = 0; return current && { file: current[0] }; },
          fails: async () => current[++asked],
        };
        return (await m.findNoticingTest(stage, ${JSON.stringify(mutation)}, { tree: ${JSON.stringify(tree)} }))?.file ?? null;
      })()`,
    );

  it('counts a test that fails twice with the mutation and passes without it', () => {
    expect(findNoticingTest(['a', true, false])).toBe('a');
  });

  it('tries the other tests after one that always fails or is flaky', () => {
    expect(findNoticingTest(['anyway', true, true], ['moody', false, false], ['b', true, false])).toBe('b');
    expect(findNoticingTest(['anyway', true, true], null)).toBeNull();
  });
});

describe('results', () => {
  const list = ['a', 'b', 'c'].map((id) => ({ id }));
  const noticedResult = { noticedBy: 'x.test.ts › one', level: 'unit', seconds: 2, commit: '1' };
  const missedResult = { ...noticedResult, noticedBy: 'missed', level: null };
  const selectIds = (options: object): string[] =>
    evaluate<{ id: string }[]>(
      'results.mjs',
      `m.selectMutations(${JSON.stringify(list)}, new Map(${JSON.stringify([
        ['a', { id: 'a', ...noticedResult }],
        ['b', { id: 'b', ...missedResult }],
      ])}), ${JSON.stringify(options)})`,
    ).map(({ id }) => id);

  it('selects mutations that are named, missed or without a result', () => {
    expect(selectIds({})).toEqual(['a', 'b', 'c']);
    expect(selectIds({ only: ['c', 'a'] })).toEqual(['a', 'c']);
    expect(selectIds({ missed: true })).toEqual(['b']);
    expect(selectIds({ resume: true })).toEqual(['c']);
    expect(selectIds({ missed: true, resume: true, older: true })).toEqual(['b']);
  });

  it('keeps the results of an older suite beside the current ones', () => {
    const addResult = (outcome: object, options: object): unknown =>
      evaluate(
        'results.mjs',
        `[...m.withResult(new Map([['c', { id: 'c', ...${JSON.stringify(missedResult)}, before: { level: 'old' } }]]), ${JSON.stringify(list)}, 'c', ${JSON.stringify(outcome)}, ${JSON.stringify(options)}).values()]`,
      );
    expect(addResult(noticedResult, {})).toEqual([{ id: 'c', ...noticedResult, before: { level: 'old' } }]);
    expect(addResult(noticedResult, { older: true })).toEqual([{ id: 'c', ...missedResult, before: noticedResult }]);
  });
});
