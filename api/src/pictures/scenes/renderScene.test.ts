import sharp from 'sharp';
import { suffixIds } from './drawSilhouette';
import { clipDrawers, renderScene } from './renderScene';
import { CLIP_NAMES, SCENE_NAMES } from './sceneNames';

test('R-133 every symbol picture is drawn, the same each time', async () => {
  for (const name of SCENE_NAMES) {
    const bytes = await renderScene(name, 480);
    expect((await sharp(bytes).metadata()).width).toBe(480);
  }
  expect((await renderScene('hero', 480)).equals(await renderScene('hero', 480))).toBe(true);
});

test('two figures in one picture have separate paint ids', () => {
  expect(suffixIds('<g id="face"/><path fill="url(#face)"/>', 'b')).toBe('<g id="faceb"/><path fill="url(#faceb)"/>');
});

describe.each(CLIP_NAMES)('the clip %s', (name) => {
  const draw = clipDrawers[name];

  it('R-359 moves, and ends where it began', () => {
    expect(draw(0.3)).not.toBe(draw(0));
    expect(draw(1).replaceAll('-0"', '0"')).toHaveLength(draw(0).replaceAll('-0"', '0"').length);
  });

  it('R-359 draws the same frame for the same moment, with no missing values', () => {
    expect(draw(0.4)).toBe(draw(0.4));
    expect(draw(0.4)).not.toMatch(/NaN|undefined/);
  });
});
