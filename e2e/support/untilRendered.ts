import { expect, type Page } from '@playwright/test';

/** Part of the boot data of a document whose page the server rendered whole. */
export const RENDERED_MARK = '"rendered":{"frame":false';

/**
 * Waits until the server renders a page in time: right after its start, or on a busy machine, rendering may exceed its time limit, and the
 * page then comes without content. Once rendered, it is in the server's memory.
 */
export const untilRendered = (page: Page, path: string): Promise<void> =>
  expect(async () => {
    const reply = await page.request.get(path, { headers: { accept: 'text/html' } });
    expect(await reply.text()).toContain(RENDERED_MARK);
  }).toPass();
