import { join } from 'node:path';
import { evaluateModule } from '../../src/testing/evaluateModule';

const call = <Value>(file: string, name: string, ...input: unknown[]): Value =>
  evaluateModule(join(__dirname, file), `m.${name}(${input.map((value) => JSON.stringify(value)).join(', ')})`);

describe('reading Jest and Playwright reports', () => {
  it('has a line for each test, and one for a file that does not load', () => {
    const report = [
      { file: '/tree/api/a.test.ts', loads: true, tests: [{ titles: ['', 'money', 'is kept'], status: 'failed' }] },
      { file: '/tree/api/b.test.ts', loads: false, tests: [] },
    ];
    expect(call('jest.mjs', 'listJestTests', report, '/tree')).toEqual([
      { file: 'api/a.test.ts', title: 'money › is kept', failed: true },
      { file: 'api/b.test.ts', title: 'the file loads', failed: true },
    ]);
  });

  it('has a line for each project of a journey; an interrupted one does not count as failed', () => {
    const aTest = (projectName: string, ...states: string[]) => ({ projectName, results: states.map((status) => ({ status })) });
    const tests = [aTest('phone', 'timedOut'), aTest('desktop', 'interrupted')];
    const suites = [{ specs: [], suites: [{ title: 'in en', specs: [{ title: 'R-282 offline', file: 'journeys/o.spec.ts', tests }] }] }];
    const report = { config: { rootDir: '/tree/e2e/specs' }, suites, errors: [] };
    const journey = { file: 'e2e/specs/journeys/o.spec.ts', title: 'in en › R-282 offline' };
    expect(call('playwright.mjs', 'listPlaywrightTests', report, '/tree')).toEqual([
      { ...journey, project: 'phone', failed: true },
      { ...journey, project: 'desktop', failed: false },
    ]);
  });
});
