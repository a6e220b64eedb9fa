import type { LayoutName } from '@rendezvous/shared/contract';
import { escapeHtml } from './escapeHtml';

interface PaintInput {
  layout: LayoutName;
  /** settings.name. */
  name: string;
  /** Texts of the public index page; other pages show boxes of final size. */
  hero: { title: string; text: string } | undefined;
}

const card = '<div class="fp-card"></div>';
const line = '<div class="fp-line"></div>';

const BODIES: Record<LayoutName, string> = {
  Default: `<div class="fp-title"></div><div class="fp-grid">${card.repeat(8)}</div>`,
  Chat: `<div class="fp-list">${line.repeat(7)}</div>`,
  Lander: `<div class="fp-hero"></div>`,
  Empty: `<div class="fp-panel">${line.repeat(4)}</div>`,
};

/** Layout of the page before any script has run: bar, then boxes of the final size, so that nothing jumps (platform.md, section 9). */
export function firstPaint({ layout, name, hero }: PaintInput): string {
  const bar = layout === 'Empty' ? '' : `<div class="fp-bar"><span class="fp-logo">${escapeHtml(name)}</span></div>`;
  const words =
    hero === undefined
      ? ''
      : `<div class="fp-picture"></div><div class="fp-words"><h1>${escapeHtml(hero.title)}</h1><p>${escapeHtml(hero.text)}</p></div>`;
  return `<div class="fp" data-layout="${layout}" aria-busy="true">${bar}<div class="fp-main">${words}${hero === undefined ? BODIES[layout] : ''}</div></div>`;
}
