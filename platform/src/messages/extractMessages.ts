import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { ROOT } from '../build/shares';

const FORMATJS = path.join(ROOT, 'node_modules/@formatjs/cli/bin/formatjs');

/** Extracts the English texts of a package from its sources, keyed and sorted by id. */
export function extractMessages(packageName: string, root = ROOT): Record<string, string> {
  const args = [FORMATJS, 'extract', `${packageName}/src/**/*.ts*`, '--ignore', '**/*.{test.ts,test.tsx,d.ts}', '--format', 'simple'];
  const output = execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8', maxBuffer: 16 * 1024 * 1024 });
  const texts = JSON.parse(output) as Record<string, string>;
  return Object.fromEntries(Object.entries(texts).sort(([a], [b]) => (a < b ? -1 : 1)));
}
