import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '@rendezvous/shared/contract';
import { noScriptTexts } from './noScriptTexts';

it.each(LOCALES)(
  'R-044 in %s the text for visitors without JavaScript ends with the ways to reach support, its only variable',
  (locale) => {
    const texts = JSON.parse(readFileSync(join(__dirname, `../../lang/${locale}.json`), 'utf8')) as Record<string, string>;
    const text = texts[noScriptTexts.strip.id] ?? '';
    expect(text).toContain('JavaScript');
    expect(text.match(/\{\w+\}/g)).toEqual(['{contacts}']);
    expect(text.endsWith(' {contacts}')).toBe(true);
  },
);
