import { randomBytes } from 'node:crypto';
import { aDraft, createFiles, createCatalogueFiles, type Files } from '../testing/aRelease';
import type { Draft } from './ReleaseDescriptions';
import { getLanguageFindings } from './getLanguageFindings';
import { getModuleFindings } from './getModuleFindings';
import { getSizeFindings } from './getSizeFindings';

const createDraft = (changedFiles: Files = {}, omittedNames: string[] = []): Draft => {
  const entries = Object.entries({ ...createFiles(), ...changedFiles }).filter(([name]) => !omittedNames.includes(name));
  const files = Object.fromEntries(entries);
  return { release: { ...aDraft({}, files), signedBy: 'chat', signature: '' }, files: new Map(entries) };
};

describe('the languages of a release', () => {
  it('R-104 are complete when each has all the texts that English has', () => {
    expect(getLanguageFindings(createDraft())).toEqual([]);
  });

  it('R-104 reports a missing language, and the texts that a language lacks', () => {
    expect(getLanguageFindings(createDraft({}, ['lang/pl.json']))).toEqual(['There are no texts in pl.']);
    const messages = { 'chat.a': 'A', 'chat.b': 'B', 'chat.c': 'C', 'chat.d': 'D' };
    const german = Buffer.from(JSON.stringify({ 'chat.a': 'A', 'chat.b': [] }));
    expect(getLanguageFindings(createDraft({ ...createCatalogueFiles(messages), 'lang/de.json': german }))).toEqual([
      'The texts in de lack chat.b, chat.c, chat.d.',
    ]);
    expect(getLanguageFindings(createDraft({ 'lang/de.json': Buffer.from('no JSON') }))).toEqual(['There are no texts in de.']);
  });
});

describe('the reviews of a release', () => {
  it('R-104 reports the languages in which translations wait for review, with how many, and what to run', () => {
    const draft = createDraft();
    expect(getLanguageFindings({ ...draft, release: { ...draft.release, openReviews: { fi: 1, de: 2 } } })).toEqual([
      'Translations wait for review in de (2), fi (1). npm run texts -- open lists them, npm run texts -- review marks them; then build again.',
    ]);
  });
});

describe('the sizes of a release', () => {
  /** Creates random bytes, which cannot be compressed. */
  const createKilobytes = (count: number): Buffer => randomBytes(count * 1024);

  it('R-416 fit their budgets', async () => {
    expect(await getSizeFindings(createDraft())).toEqual([]);
  });

  it.each([
    ['remoteEntry.js', 9, 'remoteEntry.js is 9.0 KB brotli, the limit of "entry of a remote" is 8 KB.'],
    ['screen-chats.js', 46, 'screen-chats is 46.0 KB brotli, the limit of "first screen" is 45 KB.'],
    ['chunk-gifts.js', 36, 'chunk-gifts.js is 36.0 KB brotli, the limit of "other lazy chunk" is 35 KB.'],
    ['lang/nl.json', 13, 'lang/nl.json is 13.0 KB brotli, the limit of "texts of one language" is 12 KB.'],
  ])('R-416 %s of %i KB is too large', async (file, size, finding) => {
    expect(await getSizeFindings(createDraft({ [file]: createKilobytes(size) }))).toEqual([finding]);
  });

  it('files that no browser loads have no budget', async () => {
    expect(await getSizeFindings(createDraft({ 'server.cjs': createKilobytes(400) }))).toEqual([]);
  });
});

describe('the module of a release', () => {
  const { release } = createDraft();
  const module = { name: 'mfe-chat', contract: '1.4.0', screens: ['chats'], slots: [] };
  const inspection = { module, broken: [], effects: [] };

  it('R-017 matches the remote that it declares', () => {
    expect(getModuleFindings(release, inspection)).toEqual([]);
  });

  it.each([
    [{ ...inspection, module: { ...module, screens: [] } }, 'remote.json declares the route chats, the module has none.'],
    [{ ...inspection, module: { ...module, name: 'mfe-auth' } }, 'The module calls itself mfe-auth.'],
    [{ ...inspection, module: { ...module, contract: '2.0.0' } }, 'Its contract is 2.0.0.'],
    [{ ...inspection, broken: ['screen chats is not a component'] }, 'screen chats is not a component.'],
    [{ ...inspection, failure: 'window is not defined' }, 'It cannot be loaded: window is not defined.'],
    [{ broken: [], effects: [] }, 'It exports no remote.'],
  ])('R-017 is rejected with a finding (%#)', (otherInspection, finding) => {
    expect(getModuleFindings(release, otherInspection)).toEqual([finding]);
  });
});
