import { LOCALES } from '@rendezvous/shared/contract';
import sharp from 'sharp';
import { createBundledGifs } from './createBundledGifs';

const gifs = createBundledGifs();
const loadAllGifs = async () => {
  const pages = await Promise.all([1, 2].map((page) => gifs.search({ q: '', locale: 'en', page })));
  return pages.flatMap((page) => page.gifs);
};

test('R-286 every bundled picture is a drawing that can be shown', async () => {
  for (const { id } of await loadAllGifs()) {
    const file = await gifs.getFile(id, false);
    expect(await sharp(file?.bytes).metadata()).toMatchObject({ format: 'svg', width: 240, height: 240 });
  }
});

test.each(LOCALES)('R-286 in %s every picture has a title and is found by it', async (locale) => {
  for (const { id } of await loadAllGifs()) {
    const gif = await gifs.find(id, locale);
    const searchResult = await gifs.search({ q: gif?.title ?? '-', locale, page: 1 });
    expect(searchResult.gifs.map((one) => one.id)).toContain(id);
  }
});
