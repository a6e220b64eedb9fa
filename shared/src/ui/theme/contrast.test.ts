import { ACCENTS } from './accents';
import { COLORS } from './colors';
import { MARK_PAIRS, TEXT_PAIRS } from './textPairs';
import type { TokenName } from './token';

type Scheme = 0 | 1;

const getChannel = (hex: string, start: number): number => {
  const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

const getLuminance = (hex: string): number => 0.2126 * getChannel(hex, 1) + 0.7152 * getChannel(hex, 3) + 0.0722 * getChannel(hex, 5);

function getContrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [getLuminance(a), getLuminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

function getColor(name: TokenName, niche: keyof typeof ACCENTS, scheme: Scheme): string {
  const table: Partial<Record<TokenName, readonly [string, string]>> = { ...COLORS, ...ACCENTS[niche] };
  const color = table[name]?.[scheme] ?? '';
  expect(color).toMatch(/^#[0-9a-f]{6}$/);
  return color;
}

const niches = Object.keys(ACCENTS) as (keyof typeof ACCENTS)[];
const cases = niches.flatMap((niche) => [
  { niche, scheme: 0 as Scheme, name: 'light' },
  { niche, scheme: 1 as Scheme, name: 'dark' },
]);

describe('R-031 theme', () => {
  it.each(cases)('every text passes 4.5:1 on every background it may appear on: $niche, $name', ({ niche, scheme }) => {
    const weakPairs = TEXT_PAIRS.filter(
      ([text, ground]) => getContrast(getColor(text, niche, scheme), getColor(ground, niche, scheme)) < 4.5,
    );
    expect(weakPairs).toEqual([]);
  });

  it.each([0, 1] as const)('borders, focus ring and marks pass 3:1 (scheme %i)', (scheme) => {
    const weakPairs = MARK_PAIRS.filter(
      ([mark, ground]) => getContrast(getColor(mark, 'general', scheme), getColor(ground, 'general', scheme)) < 3,
    );
    expect(weakPairs).toEqual([]);
  });

  it('has the specified pink, lighter pink and the extra color for unread messages', () => {
    expect(COLORS.colorPrimary[0]).toBe('#d6246e');
    expect(COLORS.colorSecondary[0]).toBe('#f7c6da');
    expect(COLORS.colorUnreadMessages[0]).toBe('#7a1fa2');
  });

  it('covers every color that is meant for text', () => {
    const textColorNames = Object.keys({ ...COLORS, ...ACCENTS.general }).filter((name) => /^color(On[A-Z]|Text|.*Text$)/.test(name));
    const testedNames = new Set<string>(TEXT_PAIRS.map(([text]) => text));
    // White text on a photo has no fixed background; it is shown over a dark scrim.
    expect(textColorNames.filter((name) => !testedNames.has(name))).toEqual(['colorPhotoText']);
  });
});
