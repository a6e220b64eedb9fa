import type { Locator, Page } from '@playwright/test';

/** Maximum number of key presses; no screen has as many tab stops. */
const MAX_STOPS = 150;

/** A keyboard-only user: everything is reached with Tab and operated with keys. */
export class Keyboard {
  constructor(private readonly page: Page) {}

  /** Presses Tab until the control, or something in it, is focused; throws if it never is. */
  async reach(control: Locator): Promise<void> {
    for (let stop = 0; stop < MAX_STOPS; stop += 1) {
      if (await control.evaluate((element) => element.contains(document.activeElement))) return;
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`Tab does not lead to ${control.toString()}.`);
  }

  async press(control: Locator, key = 'Enter'): Promise<void> {
    await this.reach(control);
    await this.page.keyboard.press(key);
  }

  async type(field: Locator, text: string): Promise<void> {
    await this.reach(field);
    await this.page.keyboard.type(text);
  }

  /** Selects a radio button: Tab leads to its group, the arrow keys lead to the button. */
  async choose(radio: Locator): Promise<void> {
    const group = radio.locator('xpath=ancestor::*[@role="radiogroup" or self::fieldset][1]');
    await this.reach(group);
    await this.page.keyboard.press('Space');
    for (let option = 0; option < MAX_STOPS && !(await radio.isChecked()); option += 1) await this.page.keyboard.press('ArrowDown');
  }
}
