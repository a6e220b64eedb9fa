import { BadReleases } from './BadReleases';

const storageOf = (text: string | null) => {
  const storage = { text, getItem: () => storage.text, setItem: (_: string, value: string) => void (storage.text = value) };
  return storage;
};

describe('BadReleases', () => {
  test('R-016 remembers across a reload of the page', () => {
    const storage = storageOf(null);
    new BadReleases(storage).add('mfe_chat__2');
    new BadReleases(storage).add('mfe_auth__7');
    const after = new BadReleases(storage);
    expect(['mfe_chat__2', 'mfe_auth__7', 'mfe_chat__1'].map((name) => after.has(name))).toEqual([true, true, false]);
  });

  test.each(['', '{', '{"a":1}', 'null', '[1, null, {}]'])('starts empty from what it does not understand: %s', (text) => {
    const bad = new BadReleases(storageOf(text));
    bad.add('mfe_chat__2');
    expect(bad.has('mfe_chat__2')).toBe(true);
    expect(bad.has('1')).toBe(false);
  });

  test('goes on without a storage, or with one that is full', () => {
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new Error('QuotaExceededError');
      },
    };
    for (const bad of [new BadReleases(null), new BadReleases(full)]) {
      bad.add('mfe_chat__2');
      expect(bad.has('mfe_chat__2')).toBe(true);
    }
  });

  test('goes on with a storage that is forbidden', () => {
    const forbidden = {
      getItem: (): never => {
        throw new Error('SecurityError');
      },
      setItem: () => undefined,
    };
    expect(new BadReleases(forbidden).has('mfe_chat__2')).toBe(false);
  });
});
