import { drawCurls } from './drawCurls';
import { drawLock, type HairPaint } from './drawLock';
import type { HairStyle } from './HairStyle';

/** The part of a hair style that lies behind or before the head. */
export function drawHair(style: HairStyle, layer: 'back' | 'front', paint: HairPaint): string {
  const locks = (layer === 'back' ? style.back : style.front).map((lock) => drawLock(lock, paint)).join('');
  const curls = drawCurls(style.curls ?? [], layer, paint);
  return layer === 'back' ? curls + locks : locks + curls;
}
