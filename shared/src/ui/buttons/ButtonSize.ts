/** s 36 px beside text, m 44 px, l 52 px for the one action of a screen. */
export type ButtonSize = 's' | 'm' | 'l';
