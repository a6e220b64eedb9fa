import { loadConfig } from '../config';
import { backup } from './backup';
import { readCommandLine } from './readCommandLine';
import { restore } from './restore';

/** Development values for settings that production requires and these commands do not use: they sign nothing and write no links. */
const UNUSED_SETTINGS = { NODE_ENV: 'development', SECRETS: '', PUBLIC_ORIGIN: '' };

/** `npm run backup -- <folder>` and `npm run restore -- <folder>`, on the database and DATA_DIR of the environment. */
async function main(args: readonly string[]): Promise<void> {
  const commandLine = readCommandLine(args);
  if (typeof commandLine === 'string') {
    process.stdout.write(`${commandLine}\n`);
    return;
  }
  const { command, folder, withoutReleases } = commandLine;
  // Also applies to the files that pg_dump writes.
  if (command === 'backup') process.umask(0o077);
  const config = loadConfig({ ...process.env, ...UNUSED_SETTINGS });
  const sums = Object.values(command === 'backup' ? await backup(config, folder, { withoutReleases }) : await restore(config, folder));
  const rows = sums.reduce((total, table) => total + table.rows, 0);
  process.stdout.write(`${command}: ${sums.length} tables, ${rows} rows, sums equal to what is saved in ${folder}\n`);
  if (withoutReleases) process.stdout.write('The releases of the site are not in it: save their folder beside it.\n');
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
