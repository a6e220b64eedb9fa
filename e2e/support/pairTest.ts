import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { OutboxPage } from '../pages/OutboxPage';
import { asClient } from './asClient';
import { confirmEmail } from './confirmEmail';
import type { NewMember } from './createNewMember';
import { signIn } from './signIn';
import { signUp } from './signUp';
import { expect, test as base } from './test';
import { waitForScriptsOnNavigation } from './untilRunning';

/** One of two members who can find each other; each has a separate browser. */
export interface PairMember extends NewMember {
  page: Page;
  /** Public id of the profile. */
  id: string;
  /** Sends a message; returns the id of the conversation. */
  write: (to: PairMember, body: string) => Promise<string>;
  like: (target: PairMember) => Promise<void>;
  unlike: (target: PairMember) => Promise<void>;
}

/** A moderator who acts through the api. */
interface Moderator {
  /** Finds the waiting case with a report's reference or a complaint's number; throws if there is none. */
  find: (reference: string) => Promise<ModerationCase>;
  decide: (waitingCase: ModerationCase, decision: 'dismiss' | 'strike') => Promise<void>;
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
  me: PairMember;
  /** A woman, in another browser. */
  other: PairMember;
  moderator: Moderator;
}

interface SignupFixtures {
  page: Page;
  baseURL: string | undefined;
  language: string;
  outbox: OutboxPage;
}

async function createPairMember({ page, baseURL, language, outbox }: SignupFixtures, gender: string): Promise<PairMember> {
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
    like: (target) => client.post('/api/like.php', { profile_id: target.id }),
    unlike: (target) => client.delete('/api/like.php', { profile_id: target.id }),
  };
}

/** Test with two new members whose email addresses are confirmed, and a moderator. */
export const test = base.extend<Pair>({
  me: async ({ page, baseURL, language, outbox }, use) => use(await createPairMember({ page, baseURL, language, outbox }, 'male')),
  other: async ({ page, browser, baseURL, language, outbox }, use) => {
    const context = await browser.newContext({ baseURL: baseURL ?? '', locale: language, viewport: page.viewportSize() });
    await context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
    context.on('page', waitForScriptsOnNavigation);
    await use(await createPairMember({ page: await context.newPage(), baseURL, language, outbox }, 'female'));
    await context.close();
  },
  moderator: async ({ browser, baseURL }, use) => {
    const context = await browser.newContext({ baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await signIn(page, baseURL ?? '', 'moderator');
    const strikeGrounds = { ground: 'rules', reason: 'scam_or_spam', facts: 'The marked message.' };
    await use({
      find: async (reference) => {
        const queue = (await (await page.request.get('/api/moderation.php')).json()) as Record<'reports' | 'complaints', ModerationCase[]>;
        const matchingCase = [...queue.reports, ...queue.complaints].find((candidate) =>
          [candidate.reference, candidate.ticket].includes(reference),
        );
        if (matchingCase === undefined) throw new Error(`nothing waits under ${reference}`);
        return matchingCase;
      },
      decide: (waitingCase, decision) =>
        asClient(page, baseURL).post('/api/moderation.php', {
          kind: 'report',
          id: waitingCase.id,
          decision,
          ...(decision === 'strike' && strikeGrounds),
        }),
    });
    await context.close();
  },
});

export { expect };
