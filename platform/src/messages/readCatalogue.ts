import { existsSync, readFileSync } from 'node:fs';
import type { Locale } from '@rendezvous/shared/contract';
import { ROOT } from '../build/shares';
import { getLangFile } from './messageFolders';
import type { Texts } from './problems';

/** Reads a catalogue from the repository; empty if there is none. */
export function readCatalogue(packageName: string, locale: Locale, root = ROOT): Texts {
  const file = getLangFile(packageName, locale, root);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Texts) : {};
}
