import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../build/shares';
import { extractMessages, toEnglishTexts } from './extractMessages';
import { readCatalogue } from './readCatalogue';
import { getLangFile } from './messageFolders';
import { readReviews, writeReviews } from './reviews/reviewFiles';
import { carryReviews } from './reviews/reviews';

/**
 * Writes lang/en.json from the sources and returns the ids of texts that changed. Translations stay; the review of a changed text's translations opens,
 * unless `keep` is set.
 */
export function extractPackage(packageName: string, { keep }: { keep: boolean }, root = ROOT): string[] {
  const previousTexts = readCatalogue(packageName, 'en', root);
  const englishTexts = toEnglishTexts(extractMessages(packageName, root));
  const reviews = carryReviews(readReviews(packageName, root), previousTexts, englishTexts, keep);
  const file = getLangFile(packageName, 'en', root);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(englishTexts, null, 2)}\n`);
  writeReviews(packageName, reviews, root);
  return Object.keys(previousTexts).filter((id) => id in englishTexts && englishTexts[id] !== previousTexts[id]);
}
