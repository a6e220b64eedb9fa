import type { Locator, Page } from '@playwright/test';

/** More tab stops than any screen has. */
const STOPS = 150;

/** A keyboard-only user: everything is reached with Tab and operated with keys. */
export class Keyboard {
  constructor(private readonly page: Page) {}

  /** Tabs until the control, or something in it, is focused. */
  async reach(control: Locator): Promise<void> {
    for (let stop = 0; stop < STOPS; stop += 1) {
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

  /** One tab stop for all radio buttons of a group, then the arrow keys. */
  async choose(radio: Locator): Promise<void> {
    const group = radio.locator('xpath=ancestor::*[@role="radiogroup" or self::fieldset][1]');
    await this.reach(group);
    await this.page.keyboard.press('Space');
    for (let option = 0; option < STOPS && !(await radio.isChecked()); option += 1) await this.page.keyboard.press('ArrowDown');
  }
}
