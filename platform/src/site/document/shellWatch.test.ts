import { runInNewContext } from 'node:vm';
import { SHELL_WATCH_SCRIPT } from './shellWatch';

const SHELL = 'http://localhost/r/shell/1.2.0-0a1b2c3d/shell.js';

interface FailedScript {
  src?: string;
  integrity?: string;
}

interface Root {
  dataset: { failed?: string };
  style: { cssText?: string };
  firstChild?: object;
  textContent?: string;
}

/** Runs the script in a document with this token; returns a function that simulates a failed load, and the reports and scripts that follow. */
function watch(
  beaconToken: string,
  root: Root = { dataset: {}, style: {} },
): { fail: (target: FailedScript) => void; reports: unknown[]; scripts: FailedScript[] } {
  let fail: (event: { target: FailedScript }) => void = () => undefined;
  const reports: unknown[] = [];
  const scripts: FailedScript[] = [];
  class Blob {
    constructor(readonly parts: string[]) {}
  }
  runInNewContext(SHELL_WATCH_SCRIPT, {
    self: {},
    Blob,
    addEventListener: (_type: string, listener: typeof fail) => (fail = listener),
    navigator: { sendBeacon: (_address: string, { parts }: Blob) => reports.push(JSON.parse(parts.join(''))) },
    document: {
      getElementById: (id: string) => (id === 'root' ? root : { textContent: JSON.stringify({ beaconToken }) }),
      createElement: () => ({}),
      head: { append: (script: FailedScript) => scripts.push(script) },
    },
  });
  return { fail: (target) => fail({ target }), reports, scripts };
}

describe('a shell that does not load', () => {
  const report = { token: 'token-1', remote: 'shell', release: '1.2.0-0a1b2c3d', reason: 'entry' };

  it('security 21: is reported and requested once more at another address, with the same digest', () => {
    const { fail, reports, scripts } = watch('token-1');
    fail({ src: SHELL, integrity: 'sha256-a' });
    expect(reports).toEqual([{ ...report, rung: 'entry' }]);
    expect(scripts).toEqual([{ crossOrigin: '', integrity: 'sha256-a', src: `${SHELL}?try=1` }]);
  });

  it('is reported as a final failure when it fails again, and not requested a third time', () => {
    const { fail, reports, scripts } = watch('token-1');
    fail({ src: `${SHELL}?try=1`, integrity: 'sha256-a' });
    expect(reports).toEqual([{ ...report, rung: 'fallback' }]);
    expect(scripts).toEqual([]);
  });

  it.each<[string, Root, string | undefined]>([
    ['came without its content', { dataset: { failed: 'That didn’t load' }, style: {} }, 'That didn’t load'],
    ['has its content', { dataset: { failed: 'That didn’t load' }, style: {}, firstChild: {} }, undefined],
    ['has no error text', { dataset: {}, style: {} }, undefined],
  ])('after the final failure, shows the error text only if it is needed and available: a page that %s', (_, root, expectedText) => {
    const { fail } = watch('token-1', root);
    fail({ src: SHELL, integrity: 'sha256-a' });
    expect(root.textContent).toBeUndefined();
    fail({ src: `${SHELL}?try=1`, integrity: 'sha256-a' });
    expect(root.textContent).toBe(expectedText);
    expect(root.style.cssText !== undefined).toBe(expectedText !== undefined);
  });

  it('is requested again without a report when releases are under test', () => {
    const { fail, reports, scripts } = watch('');
    fail({ src: SHELL, integrity: 'sha256-a' });
    expect(reports).toEqual([]);
    expect(scripts).toHaveLength(1);
  });

  it.each([{ src: 'http://localhost/r/mfe-chat/1.0.0-0a1b2c3d/remoteEntry.js' }, { src: '/api/picture.php?name=shell' }, {}])(
    'is distinguished from %j',
    (otherScript) => {
      const { fail, reports, scripts } = watch('token-1');
      fail(otherScript);
      expect([reports, scripts]).toEqual([[], []]);
    },
  );
});
