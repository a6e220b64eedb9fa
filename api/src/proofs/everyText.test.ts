import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';
import {
  DECISION_GROUNDS,
  type Locale,
  PAYMENT_METHOD_NAMES,
  PAYMENT_METHODS,
  type PaymentMethod,
  PHOTO_REASONS,
  REPORT_REASONS,
} from '@rendezvous/shared/contract';
import { sendAccountMail } from '../account/sendAccountMail';
import { landers } from '../content/landers/landers';
import { accountMails } from '../content/mails/accountMails';
import { moneyMails } from '../content/mails/moneyMails';
import { PAGE_TOKENS } from '../content/pages/allPages';
import { sendMoneyMail, sendReceipt } from '../credits/moneyMails';
import { sendOtp } from '../directDebit/otp';
import { sendAnswer, sendOutcome, sendStatement } from '../moderation/decisionMails';
import type { ComplaintRow } from '../moderation/sqlComplaints';
import { composeNewsMail } from '../news/composeNews';
import { noticeJob } from '../notify/notifyMember';
import { createUnsubscribeToken } from '../notify/createUnsubscribeToken';
import { composeMail } from '../notify/queueMail';
import { sendPushJob } from '../notify/sendPush';
import type { TestMember } from '../testing/aMember';
import { aMandate } from '../testing/aMandate';
import { aNewsDocument } from '../testing/aNewsDocument';
import { anOrder } from '../testing/anOrder';
import { testApi } from '../testing/testApi';

/** In this file, Dutch is a pseudo-locale: English with a dot for each letter, so that every letter that remains comes from elsewhere. */
function mockPseudo(file: string): Record<string, string> {
  const hideLetters = (elements: MessageFormatElement[]): MessageFormatElement[] =>
    elements.map((element) => {
      if (element.type === TYPE.literal) return { ...element, value: element.value.replaceAll(/\p{L}/gu, '·') };
      if (element.type !== TYPE.plural && element.type !== TYPE.select) return element;
      const options = Object.entries(element.options).map(([key, option]) => [key, { ...option, value: hideLetters(option.value) }]);
      return { ...element, options: Object.fromEntries(options) } as MessageFormatElement;
    });
  const texts = jest.requireActual<Record<string, string>>(file);
  return Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, printAST(hideLetters(parse(text, { ignoreTag: true })))]));
}
jest.mock('../../lang/nl.json', () => mockPseudo('../../lang/en.json'));
jest.mock('../../demo/lang/nl.json', () => mockPseudo('../../demo/lang/en.json'));

const api = testApi();
const LOCALE: Locale = 'nl';
const SITE = 'Rendezvous';
/** Payment methods with names in the catalogues; the names of the others are brands. */
const NAMED_METHODS: readonly PaymentMethod[] = ['sepa', 'wiretransfer', 'creditcard'];
const PUSH_KINDS = ['new_message', 'new_like', 'match'] as const;

/** What a text has besides the words of the catalogues: addresses, numbers of reports and the like, names of test members, and UTC. */
const OTHER_WORDS = /https?:\/\/\S+|\S+@\S+|\b[RCD]-\w+|\bmember[\w-]{8}|\bUTC\b/g;

/** The month of the test, which ICU translates. */
const formatMonth = (): string => new Intl.DateTimeFormat(LOCALE, { month: 'long' }).format(api.now() * 1_000);

/** Returns a text without the given data, if any letter is left in it; else an empty string. */
function findOutside(text: string, data: readonly string[]): string {
  const rest = data.reduce((words, value) => words.replaceAll(value, ''), text.replaceAll(OTHER_WORDS, ''));
  return /\p{L}/u.test(rest) ? rest.trim() : '';
}

function expectOnlyCatalogueTexts(texts: readonly string[], ...data: string[]): void {
  expect(texts.length).toBeGreaterThan(0);
  for (const text of texts) expect(text).toContain('·');
  expect(texts.map((text) => findOutside(text, [...data, SITE, formatMonth()])).filter((rest) => rest !== '')).toEqual([]);
}

/** What pages and terms say of the company that runs the site. */
async function loadCompanyWords(): Promise<string[]> {
  const { name, address, city, vat_numbers: vat } = (await api.visitor.get('/api/companyinfo.php')).body.company;
  return [name, address, city, ...vat];
}

/** The visible texts of a page: its HTML without tags, styles and scripts. */
const readHtml = (html: string): string => html.replaceAll(/<(style|script)[\s\S]*?<\/\1>|<[^>]*>/g, ' ');

const work = () => ({ db: api.db, now: api.now(), random: api.ports.random });
const readMails = async ({ email }: TestMember): Promise<string[]> =>
  (await api.mailsTo(email)).map(({ subject, body_text: text, body_html: html }) => [subject, text, readHtml(html)].join('\n'));
const aReader = () => api.aMember({ language: LOCALE });

test('R-104 finds a text outside the catalogues, also where it is the value of another', () => {
  expect(findOutside('·· ···, ··· https://example.org/x 12 Anna', ['Anna'])).toBe('');
  expect(findOutside('·· ···, see', [])).toBe('·· ···, see');
  expect(findOutside('··· ··· (Credit card)', [])).toBe('··· ··· (Credit card)');
});

test.each(Object.keys(accountMails) as (keyof typeof accountMails)[])(
  'R-104 R-406 every line of the account mail %s is from the catalogue',
  async (kind) => {
    const reader = await aReader();
    const recipient = { id: reader.id, email: reader.email, name: reader.name, language: LOCALE };
    const values = { email: 'new@example.org', date: '1/2/2026' };
    await sendAccountMail(work(), { kind, recipient, site: SITE, url: 'https://example.org/do', ticket: 'C-1', values });
    expectOnlyCatalogueTexts(await readMails(reader));
  },
);

test.each(Object.keys(moneyMails) as (keyof typeof moneyMails)[])(
  'R-104 R-406 every line of the money mail %s is from the catalogue',
  async (kind) => {
    const reader = await aReader();
    const mandate = { creditor: '1', identifier: '1', address: '1', reference: '1', holder: '1', iban: '1' };
    const amount = { amount: 1, currency: 'EUR' } as const;
    await sendMoneyMail(work(), reader.id, kind, { ...mandate, order: '1', credits: 2, amount, method: { paymentMethod: 'sepa' } });
    expectOnlyCatalogueTexts(await readMails(reader));
  },
);

test.each(PAYMENT_METHODS)('R-104 every line of the receipt for %s is from the catalogue', async (method) => {
  const { member, id } = await anOrder(api, {}, await aReader());
  const payment = await api.db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  await sendReceipt(work(), { ...payment, method });
  const brands = NAMED_METHODS.includes(method) ? [] : [PAYMENT_METHOD_NAMES[method]];
  expectOnlyCatalogueTexts(await readMails(member), payment.id, ...brands);
});

const REASONS = [...REPORT_REASONS, ...PHOTO_REASONS];
test.each(REASONS)('R-104 R-406 every line of the decisions for the reason %s is from the catalogue', async (reason) => {
  const reader = await aReader();
  const form = { kind: 'report', id: '1', decision: 'strike', reason, facts: '123' } as const;
  for (const kind of ['warning', 'suspension', 'ban', 'photo_rejected'] as const)
    for (const ground of DECISION_GROUNDS)
      for (const moderatorId of [null, reader.id]) {
        const decision = { work: work(), id: '12345678', form: { ...form, ground }, moderatorId, publicOrigin: 'https://example.org' };
        await sendStatement(decision, reader.id, kind);
      }
  expectOnlyCatalogueTexts(await readMails(reader));
});

test('R-104 every line of an outcome and of an answer is from the catalogue', async () => {
  const reader = await aReader();
  const form = { kind: 'complaint', id: '1', decision: 'answer', facts: '123' } as const;
  const decision = { work: work(), id: '12345678', form, moderatorId: reader.id, publicOrigin: 'https://example.org' };
  for (const isUpheld of [true, false]) await sendOutcome(decision, reader.id, { reference: 'R-1', isUpheld });
  const complaint = { ticket: 'C-1', email: reader.email, member_id: reader.id, language: LOCALE, domain: 'localhost' };
  await sendAnswer(decision, complaint as ComplaintRow);
  expectOnlyCatalogueTexts(await readMails(reader));
});

test.each(PUSH_KINDS)('R-104 every line of the mail and of the push about %s is from the catalogue', async (kind) => {
  const reader = await aReader();
  await noticeJob(api.app, { member_id: reader.id, kind, since: String(api.now()) });
  expectOnlyCatalogueTexts(await readMails(reader));
  const endpoint = `https://fcm.googleapis.com/${reader.id}`;
  const keys = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) };
  await (await api.as(reader)).post('/api/user.php?push=1', { subscription: { endpoint, keys } });
  api.ports.pushedMessages.splice(0);
  await sendPushJob(api.app, { endpoint, member_id: reader.id, kind, about: '' });
  expectOnlyCatalogueTexts(api.ports.pushedMessages.map(({ message: { title, body } }) => `${title}\n${body}`));
});

test('R-104 a push that names a fictional profile labels it in a text of the catalogue', async () => {
  const reader = await aReader();
  const fictional = await api.aMember({ fictional: true });
  const client = await api.as(reader);
  const endpoint = 'https://fcm.googleapis.com/labelled';
  await client.post('/api/user.php?push=1', { subscription: { endpoint, keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) } } });
  await client.put('/api/notifications.php', { push_details: true });
  api.ports.pushedMessages.splice(0);
  await sendPushJob(api.app, { endpoint, member_id: reader.id, kind: 'new_like', about: fictional.id });
  expectOnlyCatalogueTexts(
    api.ports.pushedMessages.map(({ message: { title } }) => title),
    fictional.name,
  );
});

test.each(['offers', 'product_news'] as const)('R-104 every line around news of the kind %s is from the catalogue', (kind) => {
  const { texts, ...document } = aNewsDocument({ kind });
  const dutch = { subject: '·', paragraphs: ['·'], action: '·', push: '·' };
  const company = { name: '1', address: '1', city: '1', country: '1' };
  const sender = { company, publicOrigin: 'https://example.org', unsubscribeUrl: 'https://example.org/u' };
  const mail = composeMail(
    composeNewsMail({ ...document, texts: { ...texts, nl: dutch } }, { name: '1', language: LOCALE, site: SITE, ...sender }),
  );
  expectOnlyCatalogueTexts([mail.text, readHtml(mail.html)]);
});

test('R-104 the text message with a code is from the catalogue', async () => {
  const reader = await aReader();
  const reference = await aMandate(api, reader);
  const context = { ...work(), random: api.ports.random, secrets: api.app.config.secrets };
  await sendOtp(context, { id: reader.id, language: LOCALE, siteName: SITE }, { reference, phone: '+31612345678' });
  const texts = await api.db.selectFrom('text_messages').select('body').where('member_id', '=', reader.id).execute();
  expectOnlyCatalogueTexts(texts.map(({ body }) => body));
});

test.each(PAGE_TOKENS)('R-104 every line of the page %s is from the catalogue', async (token) => {
  const { title, sections } = (await api.visitor.get('/api/page.php', { token, locale: LOCALE })).body.page;
  const lines = sections.flatMap(({ heading, paragraphs }: { heading: string; paragraphs: string[] }) => [heading, ...paragraphs]);
  expectOnlyCatalogueTexts([title, ...lines], ...(await loadCompanyWords()));
});

test.each(['NL', 'CH'])('R-104 the order terms of %s are from the catalogue', async (country) => {
  const { text } = (await api.visitor.get('/api/regionterms.php', { country, locale: LOCALE })).body;
  expectOnlyCatalogueTexts(text.split('\n\n'), ...(await loadCompanyWords()));
});

test('R-104 the pages behind the link that ends e-mails are from the catalogue', async () => {
  const reader = await aReader();
  for (const kind of [undefined, 'offers', 'product_news'] as const) {
    const url = `/api/unsubscribe.php?token=${createUnsubscribeToken(api.app.config.secrets[0], reader.id, kind)}`;
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const confirmation = await api.app.inject({ method: 'POST', url, headers, payload: 'List-Unsubscribe=One-Click' });
    expectOnlyCatalogueTexts([(await api.visitor.get(url)).text, confirmation.body].map(readHtml));
  }
});

test('R-104 a site describes itself in texts of the catalogue', async () => {
  const { settings } = (await api.visitor.get('/api/settings.php', { _force_domain: 'localhost', language: LOCALE })).body;
  const { index_title, description, fictional_singular, fictional_plural, fictional_warning } = settings;
  expectOnlyCatalogueTexts([index_title, description, fictional_singular, fictional_plural, fictional_warning]);
});

test.each([...landers.keys()])('R-104 every text of the lander %s is from the catalogue', async (name) => {
  const { headline, text, call_to_action: action } = (await api.visitor.get('/api/lander.php', { name, locale: LOCALE })).body.lander;
  expectOnlyCatalogueTexts([headline, text, action]);
});

test('R-104 the titles of GIFs are from the catalogue', async () => {
  const { gifs } = (await (await api.as(await aReader())).get('/api/gifs.php', { locale: 'nl_NL' })).body;
  expectOnlyCatalogueTexts(gifs.map(({ title }: { title: string }) => title));
});

test('R-104 the sandbox’s page of an open and of a paid order is from the catalogue', async () => {
  const { orderResponse, client, choose } = await anOrder(api, { method: 'ideal' }, await aReader());
  const readPage = async (): Promise<string> => readHtml((await client.get(orderResponse.body.redirect_url)).text);
  const pages = [await readPage()];
  await choose('pay');
  pages.push(await readPage());
  expectOnlyCatalogueTexts(pages, PAYMENT_METHOD_NAMES.ideal);
});

test('R-104 the sandbox’s page of the age check is from the catalogue', async () => {
  expectOnlyCatalogueTexts([readHtml((await api.visitor.get(`/sandbox/age/${'x'.repeat(43)}`, { lang: LOCALE })).text)]);
});
