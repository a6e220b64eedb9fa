import { LOCALES } from '@rendezvous/shared/contract';
import { type AccountMails, mailTexts } from './mailTexts';

const KINDS = Object.keys(mailTexts.en.account) as (keyof AccountMails)[];
const findPlaceholders = (value: unknown): string[] => [...new Set(JSON.stringify(value).match(/\{\w+\}/g))].sort();

describe.each(LOCALES)('%s', (locale) => {
  test.each(KINDS)('R-406 the e-mail %s has the same paragraphs and placeholders as the English one', (kind) => {
    const [mail, englishMail] = [mailTexts[locale].account[kind], mailTexts.en.account[kind]];
    expect(mail.paragraphs).toHaveLength(englishMail.paragraphs.length);
    expect(mail.action === undefined).toBe(englishMail.action === undefined);
    expect(findPlaceholders(mail)).toEqual(findPlaceholders(englishMail));
    if (locale !== 'en') expect(mail.subject).not.toBe(englishMail.subject);
  });
});
