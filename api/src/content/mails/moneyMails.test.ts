import { LOCALES } from '@rendezvous/shared/contract';
import { otpTexts } from '../otpTexts';
import { mailTexts } from './mailTexts';

const findPlaceholders = (value: unknown): string[] => [...new Set(JSON.stringify(value).match(/\{\w+\}/g))].sort();

describe.each(LOCALES)('%s', (locale) => {
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
