import { join } from 'node:path';
import { evaluateModule } from '../src/testing/evaluateModule';

const MODULE = join(__dirname, 'steps.mjs');

it('the duration of each step is listed in a table', () => {
  expect(
    evaluateModule<string>(MODULE, "m.formatStepTable([{ name: 'check', seconds: 34.6 }, { name: 'units and api', seconds: 301 }], 335.6)"),
  ).toBe('  check           35 s\n  units and api  301 s\n  total          336 s\n');
});

it('parallel steps all run to the end, and each failed one reports why', () => {
  const code = `(() => {
    const ended = [];
    const stdout = process.stdout.write;
    process.stdout.write = () => true;
    const end = (name, problem) => async () => { await null; ended.push(name); if (problem) throw new Error(problem); };
    return m.stepsTogether('check', { types: end('types', 'a type'), lint: end('lint'), texts: end('texts', 'a text') })
      .then(() => 'none', ({ message }) => message)
      .finally(() => { process.stdout.write = stdout; })
      .then((message) => ({ ended, message }));
  })()`;
  expect(evaluateModule(MODULE, code)).toEqual({ ended: ['types', 'lint', 'texts'], message: 'a type\n\na text' });
});

it('a step can add a note to its line', () => {
  const code = `(() => {
    const lines = [];
    const stdout = process.stdout.write;
    process.stdout.write = (line) => lines.push(line);
    return m.stepsTogether('check', { types: async () => undefined, messages: async () => ({ note: '2 of 9 texts' }) })
      .finally(() => { process.stdout.write = stdout; })
      .then(() => lines.slice(1, 3));
  })()`;
  expect(evaluateModule(MODULE, code)).toEqual([
    expect.stringMatching(/^ {2}types \(\d+ s\)\n$/),
    expect.stringMatching(/^ {2}messages \(\d+ s\): 2 of 9 texts\n$/),
  ]);
});
