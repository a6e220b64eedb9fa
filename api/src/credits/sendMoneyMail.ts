import type { Currency } from '@rendezvous/shared/contract';
import type { MoneyMails } from '../content/moneyMails/MoneyMails';
import { moneyMailTexts } from '../content/moneyMails/moneyMailTexts';
import { findDomain } from '../site/findDomain';
import { fill } from '../fill';
import { queueMail } from '../notify/queueMail';
import type { Work } from '../Work';

/** A value of a mail; an amount (minor units) is written as the reader's language writes it. */
export type MailValue = string | number | { amount: number; currency: Currency };

/** Writes a mail about money in the member's language; `{name}`, `{site}`, `{date}` and `{time}` are known here. */
export async function sendMoneyMail(
  work: Work,
  memberId: string,
  kind: keyof MoneyMails,
  values: Record<string, MailValue>,
): Promise<void> {
  const member = await work.db
    .selectFrom('members')
    .select(['email', 'name', 'language', 'domain'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  const { settings } = await findDomain(work.db, member.domain);
  const { language } = member;
  const moment = (style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...style, timeZone: 'UTC' }).format(work.now * 1000);
  const written = ([key, value]: [string, MailValue]): [string, string | number] => {
    if (typeof value !== 'object') return [key, value];
    return [key, new Intl.NumberFormat(language, { style: 'currency', currency: value.currency }).format(value.amount / 100)];
  };
  const all = {
    name: member.name,
    site: settings.mail_name,
    date: moment({ dateStyle: 'long' }),
    time: `${moment({ timeStyle: 'short' })} UTC`,
    ...Object.fromEntries(Object.entries(values).map(written)),
  };
  const { subject, paragraphs } = moneyMailTexts[language][kind];
  await queueMail(
    work,
    { memberId, recipient: member.email, kind },
    { subject: fill(subject, all), paragraphs: paragraphs.map((paragraph) => fill(paragraph, all)), signature: settings.mail_name },
  );
}
