import { LOCALES } from '@rendezvous/shared/contract';
import { SCENE_NAMES } from '../../pictures/scenes/sceneNames';
import { landers } from './landers';

const namedVariants = [...landers.values()].flatMap(({ name, variants: variantsBySlug }) =>
  Object.entries(variantsBySlug).map(([slug, variant]) => [`${name}/${slug}`, variant] as const),
);

describe.each(namedVariants)('the lander %s', (_, { image, texts }) => {
  it.each(LOCALES)('R-348 has a headline, a text and a call to action in %s', (locale) => {
    const { headline, text, call_to_action: action } = texts[locale];
    for (const words of [headline, text, action]) expect(words.trim()).toMatch(/\S{2}/);
    if (locale !== 'en') expect(text).not.toBe(texts.en.text);
  });

  it('R-352 claims no numbers of people and nobody waiting, nearby or online', () => {
    for (const { headline, text, call_to_action: action } of Object.values(texts)) {
      expect([headline, text, action].join(' ')).not.toMatch(/\d|waiting|near you|online/i);
    }
  });

  it('R-348 names a picture that exists', () => {
    expect(SCENE_NAMES).toContain(image);
  });
});
