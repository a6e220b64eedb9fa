import { presetVersion } from './presetVersion';

test('a build keeps its cache while the presets are the same', () => {
  expect(presetVersion()).toMatch(/^[0-9a-f]{16}$/);
  expect(presetVersion()).toBe(presetVersion());
});
