import type { Locator, Page } from '@playwright/test';
import { tick } from '../../pages/tick';
import { inLongWords } from '../../support/inLanguages';
import { expect, type PairMember, test } from '../../support/pairTest';
import { toPattern, type Translate } from '../../support/texts';
import { findViolations } from '../routes/findViolations';

/** A picture of a single pixel. */
const PICTURE = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
const RISKY_MESSAGE = 'Write to me on WhatsApp, I need 200 euros for the train.';

const getReportDialog = (page: Page, t: Translate, { name }: PairMember): Locator =>
  page.getByRole('dialog', { name: t('shell.report.title', { name }) });

const pressContinue = (reportDialog: Locator, t: Translate): Promise<void> =>
  reportDialog.getByRole('button', { name: t('shell.report.next'), exact: true }).click();

/** Reads the reference number of the report just sent. */
const readReference = async (reportDialog: Locator): Promise<string> =>
  (await reportDialog.getByText(/^R-[A-Z0-9]{8}$/).textContent()) ?? '';

/** Locates a report in the member's list of reports in the settings. */
const getRow = (page: Page, reference: string): Locator => page.getByRole('main').getByRole('listitem').filter({ hasText: reference });

/** Submits the complaint form that a link has prefilled; returns the number of the complaint. */
async function appeal(page: Page, t: Translate, reference: RegExp): Promise<string> {
  await expect(page.getByLabel(t('shell.complaints.category'))).toHaveValue('appeal');
  await expect(page.getByLabel(t('shell.complaints.reference'))).toHaveValue(reference);
  await page.getByLabel(t('shell.complaints.description')).fill('I see this in another way, please look at the whole conversation.');
  await page.getByRole('button', { name: t('shell.complaints.send') }).click();
  const sentText = await page.getByText(toPattern(t('shell.complaints.sent'))).textContent();
  return /[A-Z]+-[A-Z0-9]+/.exec(sentText ?? '')?.[0] ?? '';
}

inLongWords(() => {
  test('R-260 R-294 R-408 a report from the warning under a message, its outcome, and the reported member’s appeal', async ({
    page,
    me,
    other,
    moderator,
    outbox,
    t,
    look,
  }) => {
    const conversation = await other.write(me, RISKY_MESSAGE);
    await me.write(other, 'What happened?');
    const reportDialog = getReportDialog(page, t, other);
    let reference = '';

    await test.step('a risky message has a warning below it with Block and Report', async () => {
      await page.goto(`/chats/${conversation}`);
      const warning = page.getByRole('note').filter({ hasText: t('chat.risk.text') });
      await expect(warning.getByRole('button', { name: t('chat.risk.block') })).toBeVisible();
      await look('warning');
      await warning.getByRole('button', { name: t('chat.risk.report') }).click();
    });

    await test.step('the report has four short steps, and only the first is required', async () => {
      await expect(
        reportDialog.getByText(
          t('shell.report.step')
            .replace(/\{n[^}]*\}/, '1')
            .replace(/\{all[^}]*\}/, '4'),
        ),
      ).toBeVisible();
      await expect(reportDialog.getByRole('button', { name: t('shell.report.next'), exact: true })).toBeDisabled();
      await tick(reportDialog.getByRole('radio', { name: t('shell.report.reason.scam') }));
      await look('report-reason');
      await pressContinue(reportDialog, t);
      await expect(reportDialog.getByRole('radio', { name: t('shell.report.thing.conversation') })).toBeChecked();
      await expect(reportDialog.getByRole('checkbox', { name: RISKY_MESSAGE })).toBeChecked();
      expect(await findViolations(page)).toEqual([]);
      await look('report-thing');
      await pressContinue(reportDialog, t);
      await reportDialog.getByLabel(t('shell.report.words')).fill('She asked for money in her first message.');
      await look('report-words');
      await pressContinue(reportDialog, t);
      await reportDialog
        .getByLabel(t('shell.complaints.file'))
        .setInputFiles({ name: 'proof.png', mimeType: 'image/png', buffer: PICTURE });
      await expect(reportDialog.getByText('proof.png')).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      await look('report-pictures');
      await reportDialog.getByRole('button', { name: t('shell.report.send'), exact: true }).click();
      reference = await readReference(reportDialog);
      expect(await findViolations(page)).toEqual([]);
      await look('report-sent');
    });

    await test.step('the two members no longer see each other, and the report is listed in the settings', async () => {
      await reportDialog.getByRole('link', { name: t('shell.report.mine') }).click();
      await expect(page).toHaveURL(/\/settings#reports$/);
      await expect(getRow(page, reference).getByText(t('shell.reports.open'))).toBeVisible();
      await expect(page.getByRole('heading', { name: t('shell.reports.title') })).toBeInViewport();
      await look('my-reports');
      await page.goto('/chats');
      await expect(page.getByText(RISKY_MESSAGE)).toHaveCount(0);
      await other.page.goto(`/members/${me.id}`);
      await expect(other.page.getByText(t('shared.errors.blocked_by_member', { name: me.name }))).toBeVisible();
    });

    await test.step('a moderator sees the selected message and the picture, and issues a warning', async () => {
      const report = await moderator.find(reference);
      expect(report).toMatchObject({ thing: 'conversation', excerpts: [{ body: RISKY_MESSAGE }] });
      expect(report.attachments).toHaveLength(1);
      await moderator.decide(report, 'strike');
      await page.goto('/settings');
      await expect(getRow(page, reference).getByText(t('shell.reports.upheld'))).toBeVisible();
    });

    await test.step('the reported member receives the reasons by mail and appeals', async () => {
      await other.page.goto(await outbox.waitForLink('category=appeal', other.email));
      const ticket = await appeal(other.page, t, /^D-/);
      expect(await moderator.find(ticket)).toMatchObject({ category: 'appeal' });
    });
  });

  test('R-260 R-408 a report that is dismissed can be appealed from the settings', async ({ page, me: _me, other, moderator, t, look }) => {
    await page.goto(`/members/${other.id}`);
    await page
      .getByRole('button', { name: t('shared.safety.open', { name: other.name }) })
      .first()
      .click();
    await page.getByRole('button', { name: t('shell.safety.report'), exact: true }).click();
    const reportDialog = getReportDialog(page, t, other);
    await tick(reportDialog.getByRole('radio', { name: t('shell.report.reason.fake') }));
    for (let step = 1; step < 4; step += 1) await pressContinue(reportDialog, t);
    await reportDialog.getByRole('button', { name: t('shell.report.send'), exact: true }).click();
    const reference = await readReference(reportDialog);
    await reportDialog
      .getByRole('button', { name: t('shell.report.close'), exact: true })
      .last()
      .click();
    await expect(page).toHaveURL(/\/members$/);

    await moderator.decide(await moderator.find(reference), 'dismiss');
    await page.goto('/settings');
    await expect(getRow(page, reference).getByText(t('shell.reports.dismissed'))).toBeVisible();
    await look('dismissed');
    await getRow(page, reference).getByRole('link').click();
    const ticket = await appeal(page, t, new RegExp(reference));
    expect(await moderator.find(ticket)).toMatchObject({ category: 'appeal', reference });
  });
});
