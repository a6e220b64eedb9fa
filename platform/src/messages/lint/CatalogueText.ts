import { type Locale, LOCALES } from '@rendezvous/shared/contract';
import type { LintText } from '@rendezvous/shared/lint';
import { ROOT } from '../../build/shares';
import type { Message } from '../extractMessages';
import { readCatalogue } from '../readCatalogue';
import { toReadings } from './toReadings';

/** A text of a catalogue. */
export interface CatalogueText extends LintText {
  packageName: string;
  /** The message as the catalogue has it, and the English one. */
  text: string;
  english: string;
}

/** What the lint found wrong with a text of a catalogue. */
export interface LintFinding extends Pick<CatalogueText, 'packageName' | 'id' | 'locale'> {
  rule: string;
  problem: string;
}

type Place = Pick<CatalogueText, 'packageName' | 'locale' | 'id'>;

/** Makes a text for the rules; undefined if either message is not valid, which `findCatalogueProblems` reports. */
export function toCatalogueText(place: Place, text: string, { defaultMessage: english, description }: Message): CatalogueText | undefined {
  try {
    return { ...place, text, english, description, readings: toReadings(text), englishReadings: toReadings(english) };
  } catch {
    return undefined;
  }
}

/** Reads the texts of a package in all languages; those that are missing, or no longer in use, are left out. */
export function readCatalogueTexts(packageName: string, messages: Record<string, Message>, root = ROOT): CatalogueText[] {
  const readLocale = (locale: Locale): CatalogueText[] => {
    const texts = readCatalogue(packageName, locale, root);
    return Object.entries(messages).flatMap(([id, message]) => {
      const text = locale === 'en' ? message.defaultMessage : texts[id];
      return (text === undefined ? undefined : toCatalogueText({ packageName, locale, id }, text, message)) ?? [];
    });
  };
  return LOCALES.flatMap(readLocale);
}
