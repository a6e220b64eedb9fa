import type { Locator } from '@playwright/test';

/** Presses the mark of a radio button, checkbox or switch, as a finger would; further right a label may contain links. */
export const tick = (control: Locator): Promise<void> => control.locator('xpath=ancestor::label').click({ position: { x: 12, y: 14 } });
