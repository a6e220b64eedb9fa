import { LOCALES } from '@rendezvous/shared/contract';
import { type AccountMails, mailTexts } from './mailTexts';

const KINDS = Object.keys(mailTexts.en.account) as (keyof AccountMails)[];
const placeholders = (value: unknown): string[] => [...new Set(JSON.stringify(value).match(/\{\w+\}/g))].sort();

describe.each(LOCALES)('%s', (locale) => {
  test.each(KINDS)('R-406 the e-mail %s has the same paragraphs and placeholders as the English one', (kind) => {
    const [mail, english] = [mailTexts[locale].account[kind], mailTexts.en.account[kind]];
    expect(mail.paragraphs).toHaveLength(english.paragraphs.length);
    expect(mail.action === undefined).toBe(english.action === undefined);
    expect(placeholders(mail)).toEqual(placeholders(english));
    if (locale !== 'en') expect(mail.subject).not.toBe(english.subject);
  });
});
