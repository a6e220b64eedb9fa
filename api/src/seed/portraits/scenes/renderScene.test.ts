import sharp from 'sharp';
import { renderScene } from './renderScene';
import { SCENE_NAMES } from './SCENE_NAMES';
import { withIds } from './withIds';

test('R-133 every symbol picture is drawn, the same each time', async () => {
  for (const name of SCENE_NAMES) {
    const bytes = await renderScene(name, 480);
    expect((await sharp(bytes).metadata()).width).toBe(480);
  }
  expect((await renderScene('hero', 480)).equals(await renderScene('hero', 480))).toBe(true);
});

test('two figures in one picture keep their paints apart', () => {
  expect(withIds('<g id="face"/><path fill="url(#face)"/>', 'b')).toBe('<g id="faceb"/><path fill="url(#faceb)"/>');
});
