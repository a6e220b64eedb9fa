import type { NicheName } from '@rendezvous/shared/contract';

type Accent = Record<'colorAccent' | 'colorOnAccent' | 'colorAccentSoft' | 'colorOnAccentSoft', readonly [light: string, dark: string]>;

const createAccent = (strongColor: string, softColor: string, textColor: string, darkSoftColor: string, darkTextColor: string): Accent => ({
  colorAccent: [strongColor, strongColor],
  colorOnAccent: ['#ffffff', '#ffffff'],
  colorAccentSoft: [softColor, darkSoftColor],
  colorOnAccentSoft: [textColor, darkTextColor],
});

/** Accent of each niche as [light, dark]; a niche never affects prices or permissions. */
export const ACCENTS = {
  general: createAccent('#c2256a', '#fde6ef', '#8f1148', '#3a1829', '#ffbad5'),
  she: createAccent('#b0357f', '#fbe5f3', '#841f5c', '#361829', '#fbb8de'),
  bdsm: createAccent('#8c1d3f', '#f6e3e8', '#701430', '#331219', '#f7b3c4'),
  bbw: createAccent('#b8452a', '#fdeae3', '#86301b', '#37190f', '#ffc3ae'),
  gilf: createAccent('#7a4b8f', '#f2e9f6', '#593469', '#291a31', '#e0c1ee'),
  milf: createAccent('#a83254', '#fbe6ec', '#7d1f3b', '#351621', '#fbb9ca'),
  gay: createAccent('#2f62b5', '#e6eefb', '#1f4688', '#142338', '#b9d3fb'),
} as const satisfies Record<NicheName, Accent>;
