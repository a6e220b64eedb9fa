import { mixColor } from '../mixColor';
import { svg } from '../svg';
import type { Outfit } from './Garment';

const repeatMarkup = (from: number, to: number, step: number, draw: (position: number) => string) => {
  let markup = '';
  for (let position = from; position <= to; position += step) markup += draw(position);
  return markup;
};

/** Draws stripes, knit, dots or checks across the whole garment; the caller clips them. */
export function drawPattern({ garment, color, accentColor }: Outfit): string {
  const shade = mixColor(color, '#2a1b22', 0.3);
  if (garment.pattern === 'stripes')
    return repeatMarkup(
      150,
      660,
      27,
      (y) => svg`<path d="M-220 ${y}Q0 ${y + 26} 220 ${y}" stroke="${accentColor}" stroke-width="10" fill="none" stroke-opacity=".88"/>`,
    );
  if (garment.pattern === 'knit')
    return repeatMarkup(
      -200,
      200,
      11,
      (x) =>
        svg`<path d="M${x} 120Q${x * 0.94} 300 ${x * 0.86} 660" stroke="${shade}" stroke-width="1.6" fill="none" stroke-opacity=".28"/>`,
    );
  if (garment.pattern === 'checks')
    return svg`<g stroke="${accentColor}" fill="none" opacity=".55">${repeatMarkup(-190, 190, 34, (x) => svg`<path d="M${x} 110V660" stroke-width="7"/><path d="M${x + 12} 110V660" stroke-width="2"/>`)}${repeatMarkup(130, 660, 34, (y) => svg`<path d="M-220 ${y}Q0 ${y + 14} 220 ${y}" stroke-width="7"/><path d="M-220 ${y + 12}Q0 ${y + 26} 220 ${y + 12}" stroke-width="2"/>`)}</g>`;
  if (garment.pattern === 'dots')
    return repeatMarkup(140, 660, 24, (y) =>
      repeatMarkup(
        -200,
        200,
        28,
        (x) => svg`<circle cx="${x + ((y / 24) % 2 < 1 ? 14 : 0)}" cy="${y}" r="3.4" fill="${accentColor}" fill-opacity=".85"/>`,
      ),
    );
  return '';
}
