import { once } from './once';

describe('loading once', () => {
  it('R-164 parallel callers share one request, and its reply is cached', async () => {
    const load = jest.fn(async () => ['nl']);
    const loadOnce = once(load);
    const [first, second] = await Promise.all([loadOnce(), loadOnce()]);
    expect(await loadOnce()).toBe(first);
    expect(second).toBe(first);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('R-164 a failure is not cached', async () => {
    const load = jest.fn<Promise<string>, []>().mockRejectedValueOnce(new Error('down')).mockResolvedValue('there');
    const loadOnce = once(load);
    await expect(loadOnce()).rejects.toThrow('down');
    await expect(loadOnce()).resolves.toBe('there');
  });
});
