import { LOCALES } from '@rendezvous/shared/contract';
import { otpTexts } from '../otpTexts';
import { type MoneyMails, mailTexts } from './mailTexts';

const KINDS = Object.keys(mailTexts.en.money) as (keyof MoneyMails)[];
const findPlaceholders = (value: unknown): string[] => [...new Set(JSON.stringify(value).match(/\{\w+\}/g))].sort();

describe.each(LOCALES)('%s', (locale) => {
  test.each(KINDS)('R-406 the e-mail %s has the same paragraphs and placeholders as the English one', (kind) => {
    const [mail, englishMail] = [mailTexts[locale].money[kind], mailTexts.en.money[kind]];
    expect(mail.paragraphs.map(findPlaceholders)).toEqual(englishMail.paragraphs.map(findPlaceholders));
    if (locale !== 'en') expect(mail.subject).not.toBe(englishMail.subject);
  });

  test('R-335 the mandate states its reference, the creditor and the 8-week refund right', () => {
    const text = mailTexts[locale].money.mandate.paragraphs.join(' ');
    for (const part of ['{creditor}', '{identifier}', '{address}', '{reference}', '{holder}', '{iban}', '8']) expect(text).toContain(part);
  });

  test('R-334 the text message contains the code, the site and the ten-minute limit', () => {
    expect(findPlaceholders(otpTexts[locale])).toEqual(['{code}', '{site}']);
    expect(otpTexts[locale]).toMatch(/10 [mM]in/);
    expect(otpTexts[locale].length).toBeLessThan(160);
  });
});
