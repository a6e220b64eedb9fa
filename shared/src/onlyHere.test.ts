import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { REMOTES } from './contract';

const ROOT = path.resolve(__dirname, '../..');
const SOURCE_FILE = /(?<!\.test|\.d)\.tsx?$/;

const getSources = (folder: string): string[] =>
  readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return getSources(file);
    return SOURCE_FILE.test(entry.name) ? [file] : [];
  });

const readText = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

/** Kinds of code that remotes must leave to shared, each with a pattern that finds it. */
const SHARED_ONLY_CODE: [what: string, pattern: RegExp][] = [
  ['the HTTP client', /(?<!\.)\bfetch\(|\b(?:window|globalThis|self)\.fetch\(|XMLHttpRequest|from 'superagent'/],
  ['the root store', /new RootStore\(|createRootStore\(/],
  ['forms', /from '(?:react-hook-form|valibot|@hookform\/[^']+)'/],
  ['the translations runtime', /from '(?:react-intl|@formatjs\/[^']+|intl-messageformat)'/],
  ['the router', /from 'react-router(?:-dom)?'/],
  ['fields and modals', /from '(?:react-aria[^']*|@react-aria\/[^']+)'|showModal\(/],
  ['money', /style: 'currency'/],
  ['tracking capture', /\b(?:keptTracking|trackingOf)\(/],
];

describe('code that only shared may contain', () => {
  it.each(REMOTES.map((remote) => [remote]))('R-172 %s contains none of it', (remote) => {
    const files = getSources(`${remote}/src`);
    expect(files.length).toBeGreaterThan(0);
    const findings = files.flatMap((file) =>
      SHARED_ONLY_CODE.filter(([, pattern]) => pattern.test(readText(file))).map(([what]) => `${file}: ${what}`),
    );
    expect(findings).toEqual([]);
  });

  it.each(['fetch(url)', 'window.fetch(url)', 'globalThis.fetch(url)', 'self.fetch(url)', 'new XMLHttpRequest()'])(
    'R-172 %s is a call past the HTTP client',
    (code) => {
      expect(SHARED_ONLY_CODE.filter(([, pattern]) => pattern.test(code)).map(([what]) => what)).toEqual(['the HTTP client']);
    },
  );

  it('R-172 each pattern matches its code in shared', () => {
    const texts = getSources('shared/src').map(readText);
    expect(SHARED_ONLY_CODE.filter(([, pattern]) => !texts.some((text) => pattern.test(text))).map(([what]) => what)).toEqual([]);
  });

  it('R-172 shared has no route and no product screen', () => {
    expect(existsSync(path.join(ROOT, 'shared/remote.json'))).toBe(false);
    expect(getSources('shared/src').filter((file) => /\/[A-Z]\w*Screen\.tsx$|\/screens\//.test(file))).toEqual([]);
  });
});
