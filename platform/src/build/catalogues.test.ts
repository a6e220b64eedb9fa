import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LOCALES } from '@rendezvous/shared/contract';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import {
  compileCatalogue,
  compileCatalogues,
  compilePseudoTexts,
  countLetters,
  joinLiterals,
  padPseudoMessage,
  PSEUDO_LENGTH,
} from './catalogues';

const root = mkdtempSync(join(tmpdir(), 'catalogues-'));
afterAll(() => rmSync(root, { recursive: true }));

function aPackage(name: string, catalogues: Record<string, Record<string, string>>): string {
  const folder = join(root, name);
  mkdirSync(join(folder, 'lang'), { recursive: true });
  for (const [locale, texts] of Object.entries(catalogues)) writeFileSync(join(folder, `lang/${locale}.json`), JSON.stringify(texts));
  return folder;
}

const chatFolder = aPackage('mfe-chat', {
  en: { 'chat.send': 'Send', 'chat.count': '{count, plural, one {# message} other {# messages}}' },
  de: { 'chat.send': 'Senden' },
});
const sharedFolder = aPackage('shared', { en: { 'shared.close': 'Close' }, de: { 'shared.close': 'Schließen' } });
const getText = (catalogue: Buffer, id: string): unknown =>
  (JSON.parse(catalogue.toString()) as Record<string, { value: string }[]>)[id]?.[0]?.value;

describe('the catalogue of a release', () => {
  it('is compiled, so that the browser needs no parser', () => {
    const count = JSON.parse(compileCatalogue([chatFolder], 'en').toString())['chat.count'];
    expect(count[0]).toMatchObject({ value: 'count', options: { one: {}, other: {} } });
  });

  it('R-107 falls back to English when a locale lacks a text, or all of them', () => {
    const german = compileCatalogue([chatFolder], 'de');
    expect(getText(german, 'chat.send')).toBe('Senden');
    expect(getText(german, 'chat.count')).toBe('count');
    expect(compileCatalogue([chatFolder], 'pl').equals(compileCatalogue([chatFolder], 'en'))).toBe(true);
  });

  it('holds the texts of all folders it is made of', () => {
    const german = compileCatalogue([sharedFolder, chatFolder], 'de');
    expect([getText(german, 'shared.close'), getText(german, 'chat.send')]).toEqual(['Schließen', 'Senden']);
  });

  it('R-104 exists in every locale', () => {
    expect([...compileCatalogues([chatFolder]).keys()]).toEqual([...LOCALES]);
  });

  it('a text that is not a valid message fails the build', () => {
    const broken = aPackage('broken', { en: { 'broken.text': 'Hello {name' } });
    expect(() => compileCatalogue([broken], 'en')).toThrow();
  });

  it('is in brackets, with accents and longer words, when English is asked for in the pseudo-locale', () => {
    const catalogues = compileCatalogues([sharedFolder, chatFolder], true);
    const closeMessage = (JSON.parse(catalogues.get('en')?.toString() ?? '') as Record<string, { value: string }[]>)['shared.close'] ?? [];
    const text = closeMessage.map(({ value }) => value).join('');
    expect(text).toMatch(/^\[[^a-zA-Z]{6,}\]$/);
    expect(getText(catalogues.get('de') ?? Buffer.alloc(0), 'shared.close')).toBe('Schließen');
  });
});

describe('a text of the pseudo-locale', () => {
  it.each([
    ['Log in', '[Ŀǿǿɠ īƞ]', '[Ŀǿǿɠ īƞǿǿ]'],
    ['Hm', '[Ħḿ]', '[Ħḿǿ]'],
    ['Skip this step', '[Şķīƥ ŧħīş şŧḗḗƥ]', '[Şķīƥ ŧħīş şŧḗḗƥǿǿǿǿǿ]'],
    ['', '[]', '[]'],
  ])('made of “%s” is padded before its last bracket', (english, pseudo, padded) => {
    const message = padPseudoMessage(parse(pseudo.slice(0, -1)).concat(parse(']')), parse(english));
    expect(message.map((element) => ('value' in element ? element.value : '')).join('')).toBe(padded);
  });

  it('grows inside the tag that it ends with, since that part may be shown elsewhere', () => {
    const [, hint] = padPseudoMessage(parse('[Ẇȧȧīŧ <hint>ƞǿǿẇ</hint>]'), parse('Wait <hint>now and then</hint>'));
    expect(hint).toMatchObject({ type: TYPE.tag, children: [{ value: 'ƞǿǿẇ' }, { value: 'ǿǿǿǿǿǿǿ ǿǿǿǿǿǿ' }] });
  });

  it('has one literal where several would follow each other', () => {
    expect(joinLiterals([...parse('['), ...parse('Hi {name}'), ...parse('ǿ'), ...parse(']')])).toMatchObject([
      { value: '[Hi ' },
      { type: TYPE.argument },
      { value: 'ǿ]' },
    ]);
  });

  it('is measured by its longest form, without values', () => {
    expect(countLetters(parse('{count, plural, one {<b>#</b> message} other {# messages}} of {name}'))).toBe(' messages of '.length);
  });

  it('of our packages is at least 40 % longer than English', () => {
    const folders = ['shared', 'shell', 'mfe-chat'].map((name) => join(__dirname, '../../..', name));
    const texts = Object.assign({}, ...folders.map((folder) => JSON.parse(readFileSync(join(folder, 'lang/en.json'), 'utf8')) as object));
    const messages = Object.entries(JSON.parse(compilePseudoTexts(folders).toString()) as Record<string, ReturnType<typeof parse>>);
    expect(messages.length).toBe(Object.keys(texts).length);
    const shortIds = messages
      .filter(([id, message]) => countLetters(message) - '[]'.length < countLetters(parse(texts[id])) * PSEUDO_LENGTH)
      .map(([id]) => id);
    expect(shortIds).toEqual([]);
  });
});
