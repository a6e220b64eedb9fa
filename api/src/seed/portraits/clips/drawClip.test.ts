import { CLIP_NAMES } from './CLIP_NAMES';
import { drawClip } from './drawClip';

describe.each(CLIP_NAMES)('the clip %s', (name) => {
  const draw = drawClip[name];

  it('R-359 moves, and ends where it began', () => {
    expect(draw(0.3)).not.toBe(draw(0));
    expect(draw(1).replaceAll('-0"', '0"')).toHaveLength(draw(0).replaceAll('-0"', '0"').length);
  });

  it('R-359 draws the same moment each time, without a gap', () => {
    expect(draw(0.4)).toBe(draw(0.4));
    expect(draw(0.4)).not.toMatch(/NaN|undefined/);
  });
});
