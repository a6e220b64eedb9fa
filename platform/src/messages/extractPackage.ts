import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALES, type Locale } from '@rendezvous/shared/contract';
import { ROOT } from '../build/shares';
import { extractMessages } from './extractMessages';
import { langFile } from './messageFolders';
import type { Texts } from './problems';
import { readTexts } from './findTextProblems';

function write(name: string, locale: Locale, texts: Texts, root: string): void {
  const file = langFile(name, locale, root);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(texts, null, 2)}\n`);
}

/**
 * Writes lang/en.json from the sources and returns the ids of texts that changed. Their translations are outdated, so they are removed from the other
 * catalogues unless `keep` is set.
 */
export function extractPackage(name: string, { keep }: { keep: boolean }, root = ROOT): string[] {
  const previous = readTexts(name, 'en', root);
  const english = extractMessages(name, root);
  const changedIds = Object.keys(previous).filter((id) => id in english && english[id] !== previous[id]);
  write(name, 'en', english, root);
  if (keep || changedIds.length === 0) return changedIds;
  for (const locale of LOCALES.filter((language) => language !== 'en')) {
    const texts = Object.entries(readTexts(name, locale, root)).filter(([id]) => !changedIds.includes(id));
    write(name, locale, Object.fromEntries(texts), root);
  }
  return changedIds;
}
