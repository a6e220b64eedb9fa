import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LOCALES } from '@rendezvous/shared/contract';
import { ROOT } from '../build/shares';
import { extractPackage } from './extractPackage';
import { findTextProblems } from './findTextProblems';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'texts-'));
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(root, 'node_modules'));
  mkdirSync(path.join(root, 'mfe-x/src'), { recursive: true });
  mkdirSync(path.join(root, 'mfe-x/lang'));
  for (const locale of LOCALES) writeFileSync(getLangFile(locale), '{\n  "x.bye": "Bye",\n  "x.hello": "Hello"\n}\n');
  writeSource('Hello');
});
afterEach(() => rmSync(root, { recursive: true }));

const getLangFile = (locale: string): string => path.join(root, 'mfe-x/lang', `${locale}.json`);
const readTexts = (locale: string): unknown => JSON.parse(readFileSync(getLangFile(locale), 'utf8'));

const writeSource = (hello: string): void =>
  writeFileSync(
    path.join(root, 'mfe-x/src/X.tsx'),
    `export const X = () => [<FormattedMessage id="x.hello" defaultMessage="${hello}" description="A" />, <FormattedMessage id="x.bye" defaultMessage="Bye" description="B" />];`,
  );

describe('npm run extract', () => {
  it('R-104 changes nothing while the texts are the same', () => {
    expect(extractPackage('mfe-x', { keep: false }, root)).toEqual([]);
    expect(findTextProblems('mfe-x', root)).toEqual([]);
  });

  it('R-104 removes the translations of texts that were replaced, so that they are reported as missing', () => {
    writeSource('Good morning');
    expect(findTextProblems('mfe-x', root)).toEqual(['mfe-x en: run npm run extract']);
    expect(extractPackage('mfe-x', { keep: false }, root)).toEqual(['x.hello']);
    expect(readTexts('en')).toEqual({ 'x.bye': 'Bye', 'x.hello': 'Good morning' });
    expect(readTexts('de')).toEqual({ 'x.bye': 'Bye' });
    expect(findTextProblems('mfe-x', root)).toContain('mfe-x de: x.hello is missing');
  });

  it('R-104 keeps the translations where only a typo was fixed', () => {
    writeSource('Hello!');
    expect(extractPackage('mfe-x', { keep: true }, root)).toEqual(['x.hello']);
    expect(readTexts('de')).toEqual({ 'x.bye': 'Bye', 'x.hello': 'Hello' });
    expect(findTextProblems('mfe-x', root)).toEqual([]);
  });
});
