import { BadReleases } from './BadReleases';

const createStorage = (text: string | null) => {
  const storage = { text, getItem: () => storage.text, setItem: (_: string, value: string) => void (storage.text = value) };
  return storage;
};

describe('BadReleases', () => {
  test('R-016 remembers bad releases across a page reload', () => {
    const storage = createStorage(null);
    new BadReleases(storage).add('mfe_chat__2');
    new BadReleases(storage).add('mfe_auth__7');
    const reloadedReleases = new BadReleases(storage);
    expect(['mfe_chat__2', 'mfe_auth__7', 'mfe_chat__1'].map((name) => reloadedReleases.has(name))).toEqual([true, true, false]);
  });

  test.each(['', '{', '{"a":1}', 'null', '[1, null, {}]'])('starts empty when the stored value is invalid: %s', (text) => {
    const badReleases = new BadReleases(createStorage(text));
    badReleases.add('mfe_chat__2');
    expect(badReleases.has('mfe_chat__2')).toBe(true);
    expect(badReleases.has('1')).toBe(false);
  });

  test('keeps working without storage, or when it is full', () => {
    const fullStorage = {
      getItem: () => null,
      setItem: () => {
        throw new Error('QuotaExceededError');
      },
    };
    for (const badReleases of [new BadReleases(null), new BadReleases(fullStorage)]) {
      badReleases.add('mfe_chat__2');
      expect(badReleases.has('mfe_chat__2')).toBe(true);
    }
  });

  test('keeps working when storage is forbidden', () => {
    const forbiddenStorage = {
      getItem: (): never => {
        throw new Error('SecurityError');
      },
      setItem: () => undefined,
    };
    expect(new BadReleases(forbiddenStorage).has('mfe_chat__2')).toBe(false);
  });
});
