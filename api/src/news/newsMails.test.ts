import { LOCALES } from '@rendezvous/shared/contract';
import { newsTexts } from '../content/mails/newsTexts';
import { runDueJobs } from '../jobs/runDueJobs';
import { aNewsDocument } from '../testing/aNewsDocument';
import type { MemberTraits } from '../testing/aMember';
import { testApi } from '../testing/testApi';
import type { NewsDocument } from './NewsDocument';
import { sendNews } from './queueNews';

const api = testApi();
let memberCount = 0;

/** Sends a document to a new member in a country of their own; returns the member, the document and the mail that it produced. */
async function sendMailTo(traits: MemberTraits, fields: Partial<NewsDocument> = {}) {
  const country = `C${++memberCount}`;
  const member = await api.aMember({ notifications: ['product_news.email'], ...traits, profile: { country } });
  const document: NewsDocument = aNewsDocument({ id: `mail-${memberCount}`, audience: { countries: [country] }, ...fields });
  await sendNews({ db: api.db, now: api.now() }, document);
  while ((await runDueJobs(api.app)) > 0);
  const [mail] = await api.mailsTo(member.email);
  return { member, document, mail, url: mail?.unsubscribe_url?.replace('http://localhost:3000', '') ?? '' };
}

test('R-085 R-406 one click in the mail program turns off just that switch', async () => {
  const { member, mail, url } = await sendMailTo({ notifications: ['offers.email', 'product_news.email', 'product_news.push'] });
  expect(mail?.body_html).toContain(`href="http://localhost:3000${url}"`);
  const post = (address: string) =>
    api.app.inject({
      method: 'POST',
      url: address,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
  expect((await post(url)).statusCode).toBe(200);
  expect((await post(url)).statusCode).toBe(200);
  const { body } = await (await api.as(member)).get('/api/notifications.php');
  expect(body.notifications).toMatchObject({ offers: { email: true }, product_news: { email: false, push: true } });
  expect(body.disabled).toEqual([]);
  for (const forgedUrl of [url.replace('product_news', 'offers'), url.replace('.product_news', '')])
    expect((await post(forgedUrl)).statusCode).toBe(410);
});

test.each(LOCALES)('R-085 R-406 a mail and the question behind its unsubscribe link are in %s', async (language) => {
  const { member, document, mail, url } = await sendMailTo({ language });
  const { subject, action } = document.texts[language];
  const { reason, unsubscribe, question } = newsTexts[language].product_news;
  expect(mail?.subject).toBe(subject);
  for (const text of [member.name, action, reason, unsubscribe]) expect(mail?.body_text).toContain(text);
  expect(mail?.body_text).not.toMatch(/[{}]|undefined/);
  const page = await api.visitor.get(url);
  expect(page.text).toContain(`<h1>${question}</h1><form method="post"><button>${unsubscribe}</button>`);
});

test('R-085 placeholders are filled in everywhere, also in the label of the link', async () => {
  const { texts } = aNewsDocument();
  const nl = { ...texts.nl, subject: 'Voor {name}', paragraphs: ['Dag {name}.'], action: 'Naar {site}, {name}' };
  const { member, mail } = await sendMailTo({ language: 'nl' }, { texts: { ...texts, nl } });
  expect(mail?.subject).toBe(`Voor ${member.name}`);
  expect(mail?.body_text).toContain(`Dag ${member.name}.`);
  expect(mail?.body_text).toContain(`Naar Rendezvous, ${member.name}:`);
  expect(mail?.body_html).toContain(`Naar Rendezvous, ${member.name}</a>`);
});
