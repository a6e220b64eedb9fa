import { LOCALES } from '@rendezvous/shared/contract';
import { noticeTexts } from '../content/mails/noticeTexts';
import { unsubscribePageTexts } from '../content/mails/unsubscribePageTexts';
import { createUnsubscribeToken } from './createUnsubscribeToken';
import { testApi } from '../testing/testApi';

const api = testApi();

const createUnsubscribeUrl = (memberId: string): string =>
  `/api/unsubscribe.php?token=${createUnsubscribeToken(api.app.config.secrets[0], memberId)}`;
const findStops = async (id: string) =>
  (await api.db.selectFrom('members').select('notifications_disabled').where('id', '=', id).executeTakeFirstOrThrow())
    .notifications_disabled;

/** A request as sent by an email program: a form without cookie or origin. */
const postOneClick = (url: string) =>
  api.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });

test('R-406 a one-click unsubscribe from a mail program stops the mails, a second click changes nothing, and the settings show why', async () => {
  const member = await api.aMember();
  const url = createUnsubscribeUrl(member.id);
  expect((await postOneClick(url)).statusCode).toBe(200);
  expect((await postOneClick(url)).statusCode).toBe(200);
  expect(await findStops(member.id)).toEqual(['listunsubscribe']);
});

test('R-406 opening the link only asks for confirmation, in the member’s language', async () => {
  const member = await api.aMember({ language: 'fi' });
  const { status, text, headers } = await api.visitor.get(createUnsubscribeUrl(member.id));
  expect(status).toBe(200);
  expect(text).toContain('Lopetetaanko sähköpostit viesteistä');
  expect(text).toContain('<form method="post">');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(await findStops(member.id)).toEqual([]);
});

test('R-400 R-406 a forged unsubscribe link changes nothing', async () => {
  const [member, other] = [await api.aMember(), await api.aMember()];
  const [, signature] = createUnsubscribeToken(api.app.config.secrets[0], other.id).split('.');
  for (const token of [`${member.id}.${signature}`, member.id, '.', `${member.id}.`]) {
    expect((await postOneClick(`/api/unsubscribe.php?token=${encodeURIComponent(token)}`)).statusCode).toBe(410);
  }
  expect(await findStops(member.id)).toEqual([]);
  expect((await postOneClick('/api/unsubscribe.php')).statusCode).toBe(422);
});

test.each(LOCALES)('R-406 the texts of news mails in %s have the same placeholders for site and member as the English ones', (locale) => {
  const findPlaceholders = (texts: object) =>
    Object.entries(texts).map(([key, text]) => [
      key,
      String(text)
        .match(/\{\w+\}/g)
        ?.sort(),
    ]);
  expect(findPlaceholders(noticeTexts[locale])).toEqual(findPlaceholders(noticeTexts.en));
  expect(findPlaceholders(unsubscribePageTexts[locale])).toEqual(findPlaceholders(unsubscribePageTexts.en));
});
