import { parseArgs } from 'node:util';
import { type Locale, LOCALES } from '@rendezvous/shared/contract';

export interface Options {
  language: Locale;
  /** Parts of the names of the places to visit; undefined for all. */
  places: string[] | undefined;
}

export const HELP = `npm run texts -- [pictures] --lang fi [options]

Shows each text of a language in its place: pictures of all pages and overlays at 360 px, as visitor, free and premium member, with each text
outlined and numbered, and a list of the texts by picture with English beside them. Texts of mails, static pages and the like, and those that were on no
picture, are listed at the end.

Options
  --lang CODE       ${LOCALES.join(', ')}
  --places A,B      only places whose name contains one of these (all), for example settings,credits

Other commands, without pictures (docs/texts.md):
  verify [--lang CODE]                  what is wrong with the texts
  open [--lang CODE]                    translations that wait for review
  review --lang CODE|all [ids]          marks translations as reviewed

Results: .cache/texts/<language>/index.html, index.json and the pictures.
`;

const findLocale = (code: string | undefined): Locale | undefined => LOCALES.find((locale) => locale === code);

/** Parses the command line; returns undefined after `--help`, which prints the options. Throws on an invalid one. */
export function readOptions(args: string[], print: (text: string) => void): Options | undefined {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { lang: { type: 'string' }, places: { type: 'string' }, help: { type: 'boolean', default: false } },
  });
  if (values.help) {
    print(HELP);
    return undefined;
  }
  const unknownCommand = positionals.find((name) => name !== 'pictures');
  if (unknownCommand !== undefined) throw new Error(`There is no command ${unknownCommand}; there are pictures, verify, open and review.`);
  const language = findLocale(values.lang);
  if (language === undefined) throw new Error(`--lang is ${values.lang ?? 'missing'}; it must be one of ${LOCALES.join(', ')}.`);
  return { language, places: values.places?.split(',').map((name) => name.trim()) };
}
