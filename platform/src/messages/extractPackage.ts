import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALES, type Locale } from '@rendezvous/shared/contract';
import { ROOT } from '../build/shares';
import { extractMessages } from './extractMessages';
import { getLangFile } from './messageFolders';
import type { Texts } from './problems';
import { readCatalogue } from './findTextProblems';

function writeCatalogue(packageName: string, locale: Locale, texts: Texts, root: string): void {
  const file = getLangFile(packageName, locale, root);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(texts, null, 2)}\n`);
}

/**
 * Writes lang/en.json from the sources and returns the ids of texts that changed. Their translations are outdated, so they are removed from the other
 * catalogues unless `keep` is set.
 */
export function extractPackage(packageName: string, { keep }: { keep: boolean }, root = ROOT): string[] {
  const previousTexts = readCatalogue(packageName, 'en', root);
  const englishTexts = extractMessages(packageName, root);
  const changedIds = Object.keys(previousTexts).filter((id) => id in englishTexts && englishTexts[id] !== previousTexts[id]);
  writeCatalogue(packageName, 'en', englishTexts, root);
  if (keep || changedIds.length === 0) return changedIds;
  for (const locale of LOCALES.filter((language) => language !== 'en')) {
    const texts = Object.entries(readCatalogue(packageName, locale, root)).filter(([id]) => !changedIds.includes(id));
    writeCatalogue(packageName, locale, Object.fromEntries(texts), root);
  }
  return changedIds;
}
