import { randomUUID } from 'node:crypto';
import { ChatPage } from '../../pages/ChatPage';
import { asClient } from '../../support/asClient';
import { inLongWords } from '../../support/inLanguages';
import { expect, type PairMember, test } from '../../support/pairTest';
import { findViolations } from '../routes/findViolations';

const CONTACT_MESSAGE = 'Call me on +31 6 1234 5678, it is easier.';

/** Draws a photo in the browser and sends it to the conversation through the api. */
async function sendPhoto({ page }: PairMember, conversation: string, origin: string | undefined): Promise<void> {
  const photoId = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 640;
    const context = canvas.getContext('2d');
    for (let step = 0; context && step < 16; step += 1) {
      context.fillStyle = `hsl(${step * 22} 60% 60%)`;
      context.fillRect(step * 40, 0, 40, 640);
    }
    const form = new FormData();
    form.append('file', await new Promise<Blob>((resolve) => canvas.toBlob((blob) => blob && resolve(blob), 'image/jpeg')), 'photo.jpg');
    const reply = await fetch('/api/chat-photo.php', { method: 'POST', headers: { 'x-client-request-type': 'client' }, body: form });
    return ((await reply.json()) as { photo_id: string }).photo_id;
  });
  await asClient(page, origin).post('/api/chat.php', { conversation, type: 'photo', photo_id: photoId, client_id: randomUUID() });
}

inLongWords(() => {
  test('R-294 contact details in the first messages are sent only after a confirmation and shown with a warning; R-289 a photo stays hidden behind Show photo', async ({
    page,
    baseURL,
    me,
    other,
    t,
    look,
  }) => {
    const conversation = await other.write(me, 'Good evening!');
    const chat = new ChatPage(page, t);
    const question = page.getByRole('alertdialog', { name: t('chat.contact.title') });

    await test.step('the sender is asked to confirm, and declining keeps the typed text', async () => {
      await page.goto(`/chats/${conversation}`);
      await chat.composer.fill(CONTACT_MESSAGE);
      await chat.submitMessage();
      await expect(question).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      await look('question');
      await page.keyboard.press('Escape');
      await expect(chat.composer).toHaveValue(CONTACT_MESSAGE);
      await chat.submitMessage();
      await question.getByRole('button', { name: t('chat.contact.send') }).click();
      await expect(chat.composer).toHaveValue('');
    });

    await test.step('the recipient sees a warning with Block and Report', async () => {
      await other.page.goto(`/chats/${conversation}`);
      const warning = other.page.getByRole('note').filter({ hasText: t('chat.risk.text') });
      await expect(warning.getByRole('button', { name: t('chat.risk.report') })).toBeVisible();
      await warning.getByRole('button', { name: t('chat.risk.block') }).click();
      await expect(other.page.getByRole('alertdialog', { name: t('shell.safety.block_title', { name: me.name }) })).toBeVisible();
      await other.page.keyboard.press('Escape');
    });

    await test.step('a received photo is blurred until the member chooses to see it, and can be reported without viewing it', async () => {
      await sendPhoto(other, conversation, baseURL);
      await page.reload();
      const photo = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: t('chat.photo.show') }) });
      const picture = photo.getByRole('img', { name: t('chat.photo.alt') });
      const blurredSource = await picture.getAttribute('src');
      await look('photo');
      await photo.getByRole('button', { name: t('chat.photo.report'), exact: true }).click();
      await expect(page.getByRole('dialog', { name: t('shell.report.title', { name: other.name }) })).toBeVisible();
      await page.keyboard.press('Escape');
      await photo.getByRole('button', { name: t('chat.photo.show') }).click();
      await expect(page.getByRole('button', { name: t('chat.photo.show') })).toHaveCount(0);
      await expect(page.getByRole('img', { name: t('chat.photo.alt') })).not.toHaveAttribute('src', blurredSource ?? '');
      expect(await findViolations(page)).toEqual([]);
    });
  });
});
