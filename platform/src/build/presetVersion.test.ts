import { hashPresets } from './presetVersion';

test('a build keeps its cache while the presets are the same', () => {
  expect(hashPresets()).toMatch(/^[0-9a-f]{16}$/);
  expect(hashPresets()).toBe(hashPresets());
});
