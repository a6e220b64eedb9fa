import { toPattern } from '../../support/texts';
import { inEnglish } from '../../support/inLanguages';
import { expect, test } from '../../support/test';

/** A picture of a single pixel. */
const PICTURE = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
const DESCRIPTION = 'Somebody took more than was agreed, twice in a month.';

inEnglish(() => {
  test('R-090 R-171 Back asks before leaving a complaint with a picture, and the sent complaint gets its number', async ({
    page,
    t,
    look,
  }) => {
    await page.addInitScript(() => localStorage.setItem('skip-site-entry', '1'));
    await page.goto('/pages/faq');
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: t('shell.footer.complaints') })
      .click();
    const heading = page.getByRole('heading', { level: 1, name: t('shell.title.complaints') });
    await expect(heading).toBeVisible();
    const descriptionField = page.getByLabel(t('shell.complaints.description'));
    await page.getByLabel(t('shell.complaints.category')).selectOption('payment');
    await page.getByLabel(t('shell.complaints.email')).fill('mira@rendezvous.example');
    await descriptionField.fill(DESCRIPTION);
    await page.getByLabel(t('shell.complaints.file')).setInputFiles({ name: 'bill.png', mimeType: 'image/png', buffer: PICTURE });
    await expect(page.getByText('bill.png')).toBeVisible();
    await look('complaint');

    await page.goBack();
    const question = page.getByRole('alertdialog', { name: t('shared.form.leave.title') });
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: t('shared.form.leave.stay') }).click();
    await expect(heading).toBeVisible();
    await expect(page).toHaveURL(/\/complaints$/);
    await expect(descriptionField).toHaveValue(DESCRIPTION);

    await page.getByRole('button', { name: t('shell.complaints.send') }).click();
    await expect(page.getByText(toPattern(t('shell.complaints.sent')))).toBeVisible();
    await page.goBack();
    await expect(heading).toHaveCount(0);
    await expect(page).toHaveURL(/\/pages\/faq$/);
  });
});
