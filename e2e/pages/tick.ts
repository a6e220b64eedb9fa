import type { Locator } from '@playwright/test';

/** Presses the mark of a radio button, check box or switch, as a finger does; further right a label may hold links. */
export const tick = (control: Locator): Promise<void> => control.locator('xpath=ancestor::label').click({ position: { x: 12, y: 14 } });
