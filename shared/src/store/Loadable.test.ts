import { Loadable } from './Loadable';

describe('a loadable value', () => {
  it('shows the loading state, then its value', async () => {
    const loadable = new Loadable(async () => 'there');
    const pendingLoad = loadable.load();
    expect(loadable.isLoading).toBe(true);
    await pendingLoad;
    expect(loadable).toMatchObject({ isLoading: false, value: 'there', error: undefined });
  });

  it('keeps its value when a second load fails, and recovers', async () => {
    const fetch = jest
      .fn<Promise<string>, []>()
      .mockResolvedValueOnce('a')
      .mockRejectedValueOnce(new Error('down'))
      .mockResolvedValueOnce('b');
    const loadable = new Loadable(fetch);
    await loadable.load();
    await loadable.load();
    expect(loadable).toMatchObject({ value: 'a', error: new Error('down') });
    await loadable.load();
    expect(loadable).toMatchObject({ value: 'b', error: undefined });
  });

  it('runs only one load at a time', async () => {
    const fetch = jest.fn(async () => 1);
    const loadable = new Loadable(fetch);
    await Promise.all([loadable.load(), loadable.load()]);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('a prefetched value is not read again by the first screen, but is by the next', async () => {
    const fetch = jest.fn(async () => 1);
    const loadable = new Loadable(fetch);
    await loadable.ahead();
    await loadable.open();
    expect(fetch).toHaveBeenCalledTimes(1);
    await loadable.open();
    await loadable.ahead();
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('a screen that opens during a prefetch joins it, and after a failure the value is read again', async () => {
    const fetch = jest.fn<Promise<number>, []>().mockRejectedValueOnce(new Error('down')).mockResolvedValue(1);
    const loadable = new Loadable(fetch);
    await loadable.ahead();
    expect(loadable.error).toBeDefined();
    const pendingPrefetch = loadable.ahead();
    await Promise.all([pendingPrefetch, loadable.open()]);
    expect(fetch).toHaveBeenCalledTimes(2);
    await loadable.open();
    expect(fetch).toHaveBeenCalledTimes(3);
  });
});
