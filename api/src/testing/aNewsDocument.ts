import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NewsDocument } from '../news/NewsDocument';
import { parseNews } from '../news/newsFindings';

const EXAMPLE_FILE = join(__dirname, '../news/example.json');

/** The example in the documentation, with some fields replaced. */
export const aNewsDocument = (fields: Partial<NewsDocument> = {}): NewsDocument => ({
  ...parseNews(JSON.parse(readFileSync(EXAMPLE_FILE, 'utf8'))),
  ...fields,
});
