import { PARAM_PATTERNS } from '@rendezvous/shared/contract';
import { parsePreviewSlug, createPreviewSlug } from './previews';

const NOW = 1_780_000_000;
const slug = createPreviewSlug('secret', { revision: 12, variant: 1 }, NOW + 60);

it('R-348 a preview has an address of its own until it expires', () => {
  expect(slug).toMatch(new RegExp(PARAM_PATTERNS['slug'] ?? ''));
  expect(parsePreviewSlug(['secret'], slug, NOW)).toEqual({ revision: 12, variant: 1 });
  expect(parsePreviewSlug(['secret'], slug, NOW + 60)).toBeUndefined();
});

it('R-362 a preview of the first variant has the address of a campaign without variants', () => {
  const firstVariantSlug = createPreviewSlug('secret', { revision: 12, variant: 0 }, NOW + 60);
  expect(firstVariantSlug).toMatch(/^preview-c-[0-9a-z]+-[0-9a-f]{24}$/);
  expect(parsePreviewSlug(['secret'], firstVariantSlug, NOW)).toEqual({ revision: 12, variant: 0 });
});

it('R-348 a secret that was replaced still opens what it signed, any other does not', () => {
  expect(parsePreviewSlug(['newer', 'secret'], slug, NOW)).toEqual({ revision: 12, variant: 1 });
  expect(parsePreviewSlug(['newer'], slug, NOW)).toBeUndefined();
});

it.each([
  ['another revision', slug.replace('preview-c', 'preview-d')],
  ['a longer time', slug.replace(/-[0-9a-z]+-(?=1-[0-9a-f]{24}$)/, `-${(NOW + 600).toString(36)}-`)],
  ['another variant', slug.replace(/-1-(?=[0-9a-f]{24}$)/, '-2-')],
  ['the first variant', slug.replace(/-1-(?=[0-9a-f]{24}$)/, '-')],
  ['no signature', slug.slice(0, -24)],
  ['a slug of a campaign', 'summer'],
])('R-348 a slug without a matching signature is not a preview: %s', (_, forgedSlug) => {
  expect(parsePreviewSlug(['secret'], forgedSlug, NOW)).toBeUndefined();
});
