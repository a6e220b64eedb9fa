import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALES, type Locale } from '@rendezvous/shared/contract';
import { ROOT } from '../build/shares';
import { extractMessages } from './extractMessages';
import { langFile } from './messageFolders';
import type { Texts } from './problems';
import { readTexts } from './textProblems';

function write(name: string, locale: Locale, texts: Texts, root: string): void {
  const file = langFile(name, locale, root);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(texts, null, 2)}\n`);
}

/**
 * Writes lang/en.json from the sources. Translations of changed texts would be outdated, so they are removed from the other catalogues unless told to
 * keep them; returns the ids of these texts.
 */
export function extractPackage(name: string, { keep }: { keep: boolean }, root = ROOT): string[] {
  const before = readTexts(name, 'en', root);
  const english = extractMessages(name, root);
  const changed = Object.keys(before).filter((id) => id in english && english[id] !== before[id]);
  write(name, 'en', english, root);
  if (keep || changed.length === 0) return changed;
  for (const locale of LOCALES.filter((one) => one !== 'en')) {
    const texts = Object.entries(readTexts(name, locale, root)).filter(([id]) => !changed.includes(id));
    write(name, locale, Object.fromEntries(texts), root);
  }
  return changed;
}
