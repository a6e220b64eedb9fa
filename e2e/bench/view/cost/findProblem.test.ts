import { findProblem } from './findProblem';
import type { PageInspection } from '../measure/inspectPage';

const aPage = (release: string, overrides: Partial<PageInspection> = {}): PageInspection => ({
  ...{ heading: 'Welcome', text: 'Welcome', isRunning: true, releases: [`/r/shell/${release}`], duplicateFiles: [], failedPaths: [] },
  ...overrides,
});

describe('two pages that are compared', () => {
  it('work, show the same and run their own releases', () => {
    expect(findProblem('index', aPage('1'), aPage('2'))).toBeUndefined();
  });

  it.each<[string, Partial<PageInspection>, string]>([
    ['does not begin to work', { isRunning: false }, 'The unprotected page index does not run.'],
    ['shows nothing', { heading: '', text: 'Restarted' }, 'The unprotected page index shows no heading but "Restarted".'],
    ['shows something else', { heading: 'Log in' }, 'The pages index differ: Welcome, Log in.'],
    ['runs the protected release', { releases: ['/r/shell/1'] }, 'Both pages index run /r/shell/1.'],
    ['has lost a file', { failedPaths: ['/r/shell/2/a.js'] }, 'The unprotected page index lacks /r/shell/2/a.js.'],
    ['pays for a file twice', { duplicateFiles: ['/r/shell/2/a.js'] }, 'The unprotected page index fetches twice /r/shell/2/a.js.'],
    ['loads nothing', { releases: [] }, 'The unprotected page index loads no release.'],
  ])('are not compared when one %s', (_what, overrides, problem) => {
    expect(findProblem('index', aPage('1'), aPage('2', overrides))).toBe(problem);
  });

  it('are not compared when the protected one fails', () => {
    expect(findProblem('index', aPage('1', { isRunning: false }), aPage('2'))).toBe('The guarded page index does not run.');
  });
});
