import { isUnavailable } from './unavailable';
import { withinTime } from './withinTime';

test('R-410 what is in time is answered, what fails fails, what hangs is an error that passes', async () => {
  expect(await withinTime(Promise.resolve(1), 10_000)).toBe(1);
  await expect(withinTime(Promise.reject(new Error('broken')), 10_000)).rejects.toThrow('broken');
  expect(isUnavailable(await withinTime(new Promise(() => {}), 1).catch((error: unknown) => error))).toBe(true);
});
