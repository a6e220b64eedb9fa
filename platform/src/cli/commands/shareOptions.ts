import { isLocale, LOCALES, type Locale } from '@rendezvous/shared/contract';
import { InvalidArgumentError, Option } from 'commander';

function parsePercent(text: string): number {
  const percent = Number(text);
  if (text.trim() !== '' && percent >= 0 && percent <= 100) return percent;
  throw new InvalidArgumentError('It must be a number from 0 to 100.');
}

function parseCountry(text: string): string {
  if (/^[a-z]{2}$/i.test(text)) return text.toUpperCase();
  throw new InvalidArgumentError('It must have two letters, for example NL.');
}

function parseLocale(text: string): Locale {
  if (isLocale(text)) return text;
  throw new InvalidArgumentError(`It must be one of ${LOCALES.join(', ')}.`);
}

export const createPercentOption = (): Option =>
  new Option('--percent <number>', '0 is nobody, 100 everybody').argParser(parsePercent).makeOptionMandatory();

export const createCountryOption = (): Option =>
  new Option('--country <code>', 'country of the visitor, for example NL').argParser(parseCountry);

export const createLocaleOption = (): Option => new Option('--locale <locale>', LOCALES.join(', ')).argParser(parseLocale);
