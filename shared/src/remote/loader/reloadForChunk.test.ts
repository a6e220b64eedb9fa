import { reloadForChunk } from './reloadForChunk';

const NOW = 1_777_636_800_000;

function attemptReload(now: number, storedTime: string | null) {
  const storage = {
    storedTime,
    getItem: () => storage.storedTime,
    setItem: (_: string, value: string) => void (storage.storedTime = value),
  };
  const reload = jest.fn();
  return { hasReloaded: reloadForChunk({ storage, now: () => now, reload }), reload, storedTime: storage.storedTime };
}

describe('reloadForChunk', () => {
  test.each([
    ['never before', null, true],
    ['59,999 ms ago', String(NOW - 59_999), false],
    ['60,000 ms ago', String(NOW - 60_000), true],
    ['this very moment', String(NOW), false],
  ])('R-016 last reload: %s; reloads now: %s', (_, storedTime, shouldReload) => {
    const { hasReloaded, reload } = attemptReload(NOW, storedTime as string | null);
    expect(hasReloaded).toBe(shouldReload);
    expect(reload).toHaveBeenCalledTimes(shouldReload ? 1 : 0);
  });

  test('R-016 stores the time of the reload, so that a second failure within a minute does not reload', () => {
    const first = attemptReload(NOW, null);
    expect(first.storedTime).toBe(String(NOW));
    expect(attemptReload(NOW + 1_000, first.storedTime).hasReloaded).toBe(false);
  });

  test('R-016 never reloads when the time cannot be stored', () => {
    const reload = jest.fn();
    expect(reloadForChunk({ storage: null, now: () => NOW, reload })).toBe(false);
    const fullStorage = {
      getItem: () => null,
      setItem: (): never => {
        throw new Error('QuotaExceededError');
      },
    };
    expect(reloadForChunk({ storage: fullStorage, now: () => NOW, reload })).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
