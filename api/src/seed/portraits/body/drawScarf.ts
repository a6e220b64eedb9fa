import { mixColor } from '../mixColor';
import { svg } from '../svg';

/** A scarf wound once around the neck, with one end hanging. */
export function drawScarf(color: string, neck: number): string {
  const dark = mixColor(color, '#2a1b26', 0.35);
  const light = mixColor(color, '#ffffff', 0.22);
  const wide = neck + 13;
  return svg`<path d="M-34 146C-44 210 -40 260 -50 318L-8 322C-4 260 -8 210 2 152Z" fill="${mixColor(color, dark, 0.25)}"/><path d="M-50 318l-2 16M-40 319l-1 16M-30 320v16M-20 321v16M-10 322l1 15" stroke="${color}" stroke-width="3"/><path d="M${-wide} 98C${-wide - 10} 122 ${-wide * 0.6} 160 4 164C${wide * 0.7} 160 ${wide + 12} 124 ${wide} 96C${wide * 0.6} 124 ${-wide * 0.5} 124 ${-wide} 98Z" fill="${color}" stroke="${color}" stroke-width="15" stroke-linejoin="round"/><path d="M${-wide + 2} 106C${-wide * 0.4} 140 ${wide * 0.5} 138 ${wide} 104" fill="none" stroke="${light}" stroke-width="3" stroke-opacity=".7"/><path d="M${-wide + 6} 122C${-wide * 0.3} 154 ${wide * 0.5} 152 ${wide - 2} 120" fill="none" stroke="${dark}" stroke-width="2.4" stroke-opacity=".5"/>`;
}
