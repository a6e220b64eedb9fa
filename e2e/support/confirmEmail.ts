import type { Page } from '@playwright/test';
import type { OutboxPage } from '../pages/OutboxPage';
import { asClient } from './asClient';

/** Confirms a member's email address with the link in their email: only confirmed members are visible and can be liked. */
export async function confirmEmail(page: Page, outbox: OutboxPage, email: string): Promise<void> {
  const link = new URL(await outbox.waitForLink('/activate/done', email));
  await asClient(page, link.origin).post('/api/activate.php', { token: link.searchParams.get('token') });
}
