import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCE_FOLDERS = ['..', '../../../src/pictures', '../../../src/migrations'].map((folder) => join(__dirname, folder));

/** Returns a hash of the sources that determine the tables and the demo data. The build replaces this function with its result. */
export function seedVersion(): string {
  const hash = createHash('sha256');
  for (const folder of SOURCE_FOLDERS) {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
    );
    for (const file of files.sort()) hash.update(readFileSync(join(folder, file)));
  }
  return hash.digest('hex').slice(0, 16);
}
