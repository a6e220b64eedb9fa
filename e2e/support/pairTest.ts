import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { OutboxPage } from '../pages/OutboxPage';
import { asClient } from './asClient';
import { confirmEmail } from './confirmEmail';
import type { NewMember } from './newMember';
import { signIn } from './signIn';
import { signUp } from './signUp';
import { expect, test as base } from './test';
import { waitForScriptsOnNavigation } from './untilRunning';

/** One of two members who can find each other; each has a separate browser. */
export interface Party extends NewMember {
  page: Page;
  /** Public id of the profile. */
  id: string;
  /** Sends a message; returns the id of the conversation. */
  write: (to: Party, body: string) => Promise<string>;
  like: (whom: Party) => Promise<void>;
  unlike: (whom: Party) => Promise<void>;
}

/** A moderator who acts through the api. */
interface Moderator {
  /** Finds the waiting case with a report's reference or a complaint's number; throws if there is none. */
  find: (reference: string) => Promise<ModerationCase>;
  decide: (waiting: ModerationCase, decision: 'dismiss' | 'strike') => Promise<void>;
}

interface ModerationCase {
  id: string;
  reference: string | null;
  ticket?: string;
  category?: string;
  thing?: string;
  excerpts?: { body: string }[];
  attachments: string[];
}

interface Pair {
  /** A man, in the test's browser. */
  me: Party;
  /** A woman, in another browser. */
  other: Party;
  moderator: Moderator;
}

interface Visit {
  page: Page;
  baseURL: string | undefined;
  language: string;
  outbox: OutboxPage;
}

async function aParty({ page, baseURL, language, outbox }: Visit, gender: string): Promise<Party> {
  await page.addInitScript(() => {
    localStorage.setItem('skip-site-entry', '1');
    localStorage.setItem('hide-icebreakers', '1');
  });
  const member = await signUp({ page, baseURL, language, gender });
  await confirmEmail(page, outbox, member.email);
  const { user } = (await (await page.request.get('/api/user.php')).json()) as { user: { id: string } };
  const client = asClient(page, baseURL);
  return {
    ...member,
    page,
    id: user.id,
    write: async (to, body) => {
      const response = await client.try('/api/chat.php', { profile_id: to.id, type: 'text', body, client_id: randomUUID() });
      expect(response.ok()).toBe(true);
      return ((await response.json()) as { conversation: { id: string } }).conversation.id;
    },
    like: (whom) => client.post('/api/like.php', { profile_id: whom.id }),
    unlike: (whom) => client.delete('/api/like.php', { profile_id: whom.id }),
  };
}

/** Test with two new members whose e-mail addresses are confirmed, and a moderator. */
export const test = base.extend<Pair>({
  me: async ({ page, baseURL, language, outbox }, use) => use(await aParty({ page, baseURL, language, outbox }, 'male')),
  other: async ({ page, browser, baseURL, language, outbox }, use) => {
    const context = await browser.newContext({ baseURL: baseURL ?? '', locale: language, viewport: page.viewportSize() });
    await context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
    context.on('page', waitForScriptsOnNavigation);
    await use(await aParty({ page: await context.newPage(), baseURL, language, outbox }, 'female'));
    await context.close();
  },
  moderator: async ({ browser, baseURL }, use) => {
    const context = await browser.newContext({ baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await signIn(page, baseURL ?? '', 'moderator');
    const grounds = { ground: 'rules', reason: 'scam_or_spam', facts: 'The marked message.' };
    await use({
      find: async (reference) => {
        const queue = (await (await page.request.get('/api/moderation.php')).json()) as Record<'reports' | 'complaints', ModerationCase[]>;
        const match = [...queue.reports, ...queue.complaints].find((one) => [one.reference, one.ticket].includes(reference));
        if (match === undefined) throw new Error(`nothing waits under ${reference}`);
        return match;
      },
      decide: (waitingCase, decision) =>
        asClient(page, baseURL).post('/api/moderation.php', {
          kind: 'report',
          id: waitingCase.id,
          decision,
          ...(decision === 'strike' && grounds),
        }),
    });
    await context.close();
  },
});

export { expect };
