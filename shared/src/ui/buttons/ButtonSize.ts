/** s 36 px next to text, m 44 px, l 52 px for a screen's single action. */
export type ButtonSize = 's' | 'm' | 'l';
