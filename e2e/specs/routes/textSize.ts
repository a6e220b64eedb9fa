import type { Page } from '@playwright/test';

/** Default font size of browsers in px. */
const DEFAULT_FONT_SIZE_PX = 16;

/** Sets the text size in the browser; pages and their media queries follow. */
export async function setTextSize(page: Page, percent: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const fontSize = (DEFAULT_FONT_SIZE_PX * percent) / 100;
  await session.send('Page.setFontSizes', { fontSizes: { standard: fontSize, fixed: fontSize } });
}
