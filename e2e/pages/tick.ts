import type { Locator } from '@playwright/test';

/** Clicks a radio button, checkbox or switch at the left end of its label, as a finger would; further right the label may contain links. */
export const tick = (control: Locator): Promise<void> => control.locator('xpath=ancestor::label').click({ position: { x: 12, y: 14 } });
