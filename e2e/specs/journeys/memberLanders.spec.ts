import { pathTo } from '@rendezvous/shared/contract';
import type { APIRequestContext } from '@playwright/test';
import { SignupSteps } from '../../pages/SignupSteps';
import { createNewMember } from '../../support/createNewMember';
import { inEnglish } from '../../support/inLanguages';
import { expect, test } from '../../support/test';
import { tick } from '../../pages/tick';

const CLIENT_HEADERS = { 'x-client-request-type': 'client' };
const MESSAGE = 'Which of your trips would you make again?';

interface Person {
  id: string;
  name: string;
}

/** Finds a member whom landers show to visitors; throws if there is none. */
async function findShownMember(request: APIRequestContext): Promise<Person> {
  const path = '/api/lander.php?name=collagelanding&locale=en';
  const { lander } = (await (await request.get(path, { headers: CLIENT_HEADERS })).json()) as { lander: { members: Person[] } };
  const [member] = lander.members;
  if (!member) throw new Error('Nobody shows themselves to visitors.');
  return member;
}

async function countChats(request: APIRequestContext): Promise<number> {
  const { chats } = (await (await request.get('/api/chats.php', { headers: CLIENT_HEADERS })).json()) as { chats: unknown[] };
  return chats.length;
}

inEnglish(() => {
  test('R-346 R-186 the first message of a lander is shown in the last sign-up step, and becomes a conversation once the address is confirmed', async ({
    page,
    t,
    look,
    outbox,
  }) => {
    const shownMember = await findShownMember(page.request);
    const me = createNewMember();
    await page.addInitScript(() => localStorage.setItem('skip-site-entry', '1'));
    await page.goto(pathTo('members-id-landing3-slug', { id: shownMember.id }));
    await page.getByLabel(t('landers.message.label')).fill(MESSAGE);
    await look('letter');
    await page.getByRole('button', { name: t('landers.message.next') }).click();
    await new SignupSteps(page, t).fill(me, async (name) => {
      if (name === 'signup-4') await expect(page.getByLabel(t('auth.signup.message'))).toHaveValue(MESSAGE);
    });
    await page.waitForURL(/\/signup-matches\?api_signup_complete=1/);
    await page.goto(await outbox.waitForLink('/activate/done', me.email));
    await page.getByRole('button', { name: t('auth.activate.confirm') }).click();
    await expect(page.getByText(t('auth.activate.text'))).toBeVisible();
    // A job sends the message, after which only the next poll would show it.
    await expect.poll(() => countChats(page.request)).toBe(1);
    await page.goto(pathTo('chats'));
    await page
      .getByRole('link', { name: new RegExp(shownMember.name) })
      .first()
      .click();
    await expect(page.getByText(MESSAGE).last()).toBeVisible();
  });

  test('R-345 answers to the questions are carried over to the sign-up steps', async ({ page, t, look }) => {
    const shownMember = await findShownMember(page.request);
    await page.addInitScript(() => localStorage.setItem('skip-site-entry', '1'));
    await page.goto(pathTo('members-id-landing2-slug', { id: shownMember.id, slug: 'spring' }));
    await page.getByRole('button', { name: t('shared.gender.female'), exact: true }).click();
    await page.getByLabel(t('landers.question.year')).selectOption('1985');
    await page.getByRole('button', { name: t('landers.question.next'), exact: true }).click();
    await look('talk');
    await page.getByRole('button', { name: t('landers.question.next'), exact: true }).click();
    await expect(page.getByRole('radio', { name: t('shared.gender.female'), exact: true })).toBeChecked();
    await tick(page.getByRole('radio', { name: t('shared.sexuality.hetero'), exact: true }));
    await page.getByRole('button', { name: t('auth.signup.continue'), exact: true }).click();
    await expect(page.getByLabel(t('shared.dateOfBirth.year'), { exact: true })).toHaveValue('1985');
  });

  test('R-358 beside a long note, the photo stays clear of the words', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('skip-site-entry', '1'));
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(pathTo('landers-socialnetwork-slug'));
    const note = page.getByRole('article').first();
    const quote = note.locator('blockquote');
    await quote.evaluate((element) => {
      element.textContent = 'Long walks and longer talks. '.repeat(40);
    });
    const [photo, words] = await Promise.all([note.locator('img').first().boundingBox(), quote.boundingBox()]);
    expect(photo && words ? words.x - (photo.x + photo.width) : -1).toBeGreaterThan(0);
  });

  test('R-360 a clip plays under the content policy, and can be paused', async ({ page, t, look }) => {
    await page.addInitScript(() => localStorage.setItem('skip-site-entry', '1'));
    await page.goto('/landers/video');
    const clip = page.locator('video');
    const isPlaying = () => clip.evaluate((video: HTMLVideoElement) => video.currentTime > 0 && !video.paused);
    await expect.poll(isPlaying).toBe(true);
    await look('clip');
    await page.getByRole('button', { name: t('landers.clip.pause') }).click();
    await expect.poll(() => clip.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
  });

  test.describe('a visitor who prefers reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('R-359 sees stills', async ({ page, t }) => {
      await page.addInitScript(() => localStorage.setItem('skip-site-entry', '1'));
      await page.goto('/landers/transitionsvideolanding');
      await page.getByRole('button', { name: t('shared.gender.male'), exact: true }).click();
      await expect(page.getByLabel(t('landers.question.year'))).toBeVisible();
      await expect(page.locator('video')).toHaveCount(0);
    });
  });
});
