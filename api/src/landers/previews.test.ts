import { PARAM_PATTERNS } from '@rendezvous/shared/contract';
import { parsePreviewSlug, createPreviewSlug } from './previews';

const NOW = 1_780_000_000;
const slug = createPreviewSlug('secret', { revision: 12, variant: 1 }, NOW + 60);

it('R-348 a preview has an address of its own until it expires', () => {
  expect(slug).toMatch(new RegExp(PARAM_PATTERNS['slug'] ?? ''));
  expect(parsePreviewSlug(['secret'], slug, NOW)).toEqual({ revision: 12, variant: 1 });
  expect(parsePreviewSlug(['secret'], slug, NOW + 60)).toBeUndefined();
});

it('R-348 a secret that was replaced still opens what it signed, any other does not', () => {
  expect(parsePreviewSlug(['newer', 'secret'], slug, NOW)).toEqual({ revision: 12, variant: 1 });
  expect(parsePreviewSlug(['newer'], slug, NOW)).toBeUndefined();
});

it.each([
  ['another revision', slug.replace('preview-c', 'preview-d')],
  ['a longer time', slug.replace(/-[0-9a-z]+-(?=1-[0-9a-f]{24}$)/, `-${(NOW + 600).toString(36)}-`)],
  ['another variant', slug.replace(/-1-(?=[0-9a-f]{24}$)/, '-0-')],
  ['no signature', slug.slice(0, -24)],
  ['a slug of a campaign', 'summer'],
])('R-348 a slug without a matching signature is not a preview: %s', (_, other) => {
  expect(parsePreviewSlug(['secret'], other, NOW)).toBeUndefined();
});
