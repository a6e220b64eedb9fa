import type { Locator, Page } from '@playwright/test';

/** Maximum number of key presses; no screen has as many tab stops. */
const MAX_KEY_PRESSES = 150;

/** A keyboard-only user: everything is reached with Tab and operated with keys. */
export class Keyboard {
  constructor(private readonly page: Page) {}

  /** Presses Tab until the control, or something in it, is focused; throws if it never is. */
  async tabTo(control: Locator): Promise<void> {
    for (let pressCount = 0; pressCount < MAX_KEY_PRESSES; pressCount += 1) {
      if (await control.evaluate((element) => element.contains(document.activeElement))) return;
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`Tab does not lead to ${control.toString()}.`);
  }

  async press(control: Locator, key = 'Enter'): Promise<void> {
    await this.tabTo(control);
    await this.page.keyboard.press(key);
  }

  async type(field: Locator, text: string): Promise<void> {
    await this.tabTo(field);
    await this.page.keyboard.type(text);
  }

  /** Selects a radio button: Tab leads to its group, the arrow keys lead to the button. */
  async choose(radio: Locator): Promise<void> {
    const group = radio.locator('xpath=ancestor::*[@role="radiogroup" or self::fieldset][1]');
    await this.tabTo(group);
    await this.page.keyboard.press('Space');
    for (let pressCount = 0; pressCount < MAX_KEY_PRESSES && !(await radio.isChecked()); pressCount += 1)
      await this.page.keyboard.press('ArrowDown');
    if (!(await radio.isChecked())) throw new Error(`The arrow keys do not lead to ${radio.toString()}.`);
  }
}
