import { expect, type Page } from '@playwright/test';
import type { OutboxPage } from '../pages/OutboxPage';
import { asClient } from './asClient';
import { signUp } from './signUp';

interface Visit {
  page: Page;
  baseURL: string | undefined;
  language: string;
  outbox: OutboxPage;
}

/** Signs a new member up, confirms their address and creates an invite; returns its code. */
export async function createInvite({ outbox, ...visit }: Visit): Promise<string> {
  const { page, baseURL } = visit;
  const { email } = await signUp(visit);
  const token = new URL(await outbox.waitForLink('/activate/done', email)).searchParams.get('token');
  await asClient(page, baseURL).post('/api/activate.php', { token });
  const reply = await asClient(page, baseURL).try('/api/invites.php', {});
  const [invite] = ((await reply.json()) as { invites: { code: string }[] }).invites;
  expect(invite).toBeDefined();
  return invite?.code ?? '';
}
