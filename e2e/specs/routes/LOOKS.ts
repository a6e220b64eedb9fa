export interface Look {
  language: 'en' | 'de';
  colorScheme: 'light' | 'dark';
  viewport: { width: number; height: number };
  /** Text size chosen in the browser, in percent. */
  textPercent: 100 | 200;
}

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 320, height: 640 };

/**
 * Looks in which pages and overlays are tested. Without `@full`, pages are tested only in the first look (short texts on a
 * desktop), and overlays also in the second (long texts in dark mode on the narrowest phone).
 */
export const LOOKS: readonly Look[] = [
  { language: 'en', colorScheme: 'light', viewport: DESKTOP, textPercent: 100 },
  { language: 'de', colorScheme: 'dark', viewport: PHONE, textPercent: 100 },
  { language: 'de', colorScheme: 'dark', viewport: DESKTOP, textPercent: 100 },
  { language: 'en', colorScheme: 'light', viewport: PHONE, textPercent: 100 },
  { language: 'en', colorScheme: 'light', viewport: DESKTOP, textPercent: 200 },
  { language: 'de', colorScheme: 'dark', viewport: PHONE, textPercent: 200 },
  { language: 'de', colorScheme: 'dark', viewport: DESKTOP, textPercent: 200 },
  { language: 'en', colorScheme: 'light', viewport: PHONE, textPercent: 200 },
];

/** True if large text has to fit in a look: WCAG requires text at 200 % (1.4.4) and reflow at 320 px (1.4.10), but not both at once. */
export const mustFitLargeText = ({ textPercent, viewport }: Pick<Look, 'textPercent' | 'viewport'>): boolean =>
  textPercent > 100 && viewport.width > PHONE.width;
