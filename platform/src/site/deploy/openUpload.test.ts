import { generateKeyPairSync } from 'node:crypto';
import type { Release } from '@rendezvous/shared/contract';
import { signRelease, type UnsignedRelease } from '../../keys/releaseSignature';
import { aDraft, createFiles, type Files } from '../../testing/aRelease';
import { assertUploadValid } from './openUpload';

const aKeyPair = () =>
  generateKeyPairSync('ed25519', {
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
const [ownKeys, otherKeys] = [aKeyPair(), aKeyPair()];
const files = createFiles();
const aSignedRelease = (changes: Partial<UnsignedRelease> = {}, privateKey = ownKeys.privateKey): Release =>
  signRelease({ ...aDraft(), ...changes }, 'chat', privateKey);
const createCheck =
  (release: Release, sentFiles: Files = files, keys = [ownKeys.publicKey]) =>
  (): void =>
    assertUploadValid(release, new Map(Object.entries(sentFiles)), keys);

describe('an upload', () => {
  it('R-020 signed by its team and complete is accepted', () => {
    expect(createCheck(aSignedRelease())).not.toThrow();
  });

  it('may be signed with the old or the new key while a team changes its key', () => {
    for (const { privateKey } of [ownKeys, otherKeys]) {
      expect(createCheck(aSignedRelease({}, privateKey), files, [ownKeys.publicKey, otherKeys.publicKey])).not.toThrow();
    }
  });

  it.each([
    ['signed by somebody else', aSignedRelease({}, otherKeys.privateKey)],
    ['changed after it was signed', { ...aSignedRelease(), policies: ['default'] }],
    ['with another entry than the signed one', { ...aSignedRelease(), entry: 'screen-chats.js' }],
  ])('%s is rejected', (_, release) => {
    expect(createCheck(release)).toThrow('is not signed with a key of team chat');
  });

  it('of a team without keys is refused', () => {
    expect(createCheck(aSignedRelease(), files, [])).toThrow('is not signed');
  });

  const { 'screen-chats.js': _, ...fewerFiles } = files;
  it.each<[string, Files, string]>([
    ['without one of its files', fewerFiles, 'screen-chats.js is named by release.json but was not sent'],
    ['with a file more', { ...files, 'extra.js': Buffer.from('1') }, 'extra.js was sent but is not named'],
    ['with other bytes', { ...files, 'remoteEntry.js': Buffer.from('evil()') }, 'remoteEntry.js does not have the bytes'],
    ['with an empty file', { ...files, 'remoteEntry.js': Buffer.alloc(0) }, 'remoteEntry.js does not have the bytes'],
  ])('%s is rejected', (_what, sentFiles, problem) => {
    expect(createCheck(aSignedRelease(), sentFiles)).toThrow(problem);
  });

  it.each<[string, Partial<UnsignedRelease>]>([
    ['entry', { entry: 'none.js' }],
    ['catalogue', { catalogues: { en: 'none.js' } }],
    ['preloaded file', { preload: { chats: ['none.js'] } }],
  ])('whose %s is not one of its files is rejected', (_what, changes) => {
    expect(createCheck(aSignedRelease(changes))).toThrow('none.js is used by release.json but is not one of its files');
  });
});
