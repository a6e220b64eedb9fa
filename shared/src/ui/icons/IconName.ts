import type { ICONS } from './icons';

export type IconName = keyof typeof ICONS;
