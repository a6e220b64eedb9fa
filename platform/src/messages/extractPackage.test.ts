import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LOCALES } from '@rendezvous/shared/contract';
import { ROOT } from '../build/shares';
import { extractPackage } from './extractPackage';
import { findTextProblems, formatTextProblem } from './findTextProblems';
import { readOpenReviews } from './reviews/reviewFiles';
import { digestText, TRANSLATIONS } from './reviews/reviews';

const REVIEWS = { 'x.bye': digestText('Bye'), 'x.hello': digestText('Hello') };

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'texts-'));
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(root, 'node_modules'));
  mkdirSync(path.join(root, 'mfe-x/src'), { recursive: true });
  mkdirSync(path.join(root, 'mfe-x/lang'));
  for (const locale of LOCALES) writeFileSync(getLangFile(locale), '{\n  "x.bye": "Bye",\n  "x.hello": "Hello"\n}\n');
  writeFileSync(getLangFile('reviews'), JSON.stringify(REVIEWS));
  writeSource('Hello');
});
afterEach(() => rmSync(root, { recursive: true }));

const getLangFile = (locale: string): string => path.join(root, 'mfe-x/lang', `${locale}.json`);
const readTexts = (locale: string): unknown => JSON.parse(readFileSync(getLangFile(locale), 'utf8'));

const listProblems = (): string[] => findTextProblems(['mfe-x'], root).map(formatTextProblem);

const writeSource = (hello: string): void =>
  writeFileSync(
    path.join(root, 'mfe-x/src/X.tsx'),
    `export const X = () => [<FormattedMessage id="x.hello" defaultMessage="${hello}" description="A" />, <FormattedMessage id="x.bye" defaultMessage="Bye" description="B" />];`,
  );

describe('the check of texts', () => {
  it('R-104 R-107 lints the catalogues of a package in all languages', () => {
    writeFileSync(getLangFile('fr'), '{\n  "x.bye": "Bye",\n  "x.hello": "Hello !"\n}\n');
    expect(listProblems()).toEqual(['mfe-x fr: x.hello needs a no-break space before the sign: “Hello !” (french-spaces)']);
  });
});

describe('npm run extract', () => {
  it('R-104 changes nothing while the texts are the same', () => {
    expect(extractPackage('mfe-x', { keep: false }, root)).toEqual([]);
    expect(listProblems()).toEqual([]);
    expect(readTexts('reviews')).toEqual(REVIEWS);
  });

  it('R-104 keeps the translations of texts that were replaced, and opens their review', () => {
    writeSource('Good morning');
    expect(listProblems()).toEqual(['mfe-x en: run npm run extract']);
    expect(extractPackage('mfe-x', { keep: false }, root)).toEqual(['x.hello']);
    expect(readTexts('en')).toEqual({ 'x.bye': 'Bye', 'x.hello': 'Good morning' });
    expect(readTexts('de')).toEqual({ 'x.bye': 'Bye', 'x.hello': 'Hello' });
    expect(listProblems()).toEqual([]);
    expect(readOpenReviews('mfe-x', TRANSLATIONS, root)).toEqual({ 'x.hello': TRANSLATIONS });
  });

  it('R-104 keeps the review as it is where only a typo was fixed', () => {
    writeSource('Hello!');
    expect(extractPackage('mfe-x', { keep: true }, root)).toEqual(['x.hello']);
    expect(readTexts('de')).toEqual({ 'x.bye': 'Bye', 'x.hello': 'Hello' });
    expect(listProblems()).toEqual([]);
    expect(readTexts('reviews')).toEqual({ ...REVIEWS, 'x.hello': digestText('Hello!') });
  });

  it('R-104 drops the review of a removed text, and opens that of all texts of a package that has none', () => {
    writeFileSync(getLangFile('reviews'), JSON.stringify({ ...REVIEWS, 'x.old': digestText('Old') }));
    extractPackage('mfe-x', { keep: false }, root);
    expect(readTexts('reviews')).toEqual(REVIEWS);
    rmSync(getLangFile('reviews'));
    extractPackage('mfe-x', { keep: false }, root);
    expect(Object.keys(readOpenReviews('mfe-x', TRANSLATIONS, root))).toEqual(['x.bye', 'x.hello']);
  });
});
