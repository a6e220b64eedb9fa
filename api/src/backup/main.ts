import { loadConfig } from '../config';
import { backup } from './backup';
import { readCommandLine } from './readCommandLine';
import { restore } from './restore';

/** Development values for settings that production requires but these commands, which sign nothing and create no links, do not need. */
const UNUSED_SETTINGS = { NODE_ENV: 'development', SECRETS: '', PUBLIC_ORIGIN: '' };

/** Runs `npm run backup -- <folder>` or `npm run restore -- <folder>` on the database and DATA_DIR of the environment. */
async function main(args: readonly string[]): Promise<void> {
  const commandLine = readCommandLine(args);
  if (typeof commandLine === 'string') {
    process.stdout.write(`${commandLine}\n`);
    return;
  }
  const { command, folder, withoutReleases } = commandLine;
  // Keeps everything in the backup private, including the files that pg_dump writes.
  if (command === 'backup') process.umask(0o077);
  const config = loadConfig({ ...process.env, ...UNUSED_SETTINGS });
  const tableSums = Object.values(command === 'backup' ? await backup(config, folder, { withoutReleases }) : await restore(config, folder));
  const rowCount = tableSums.reduce((total, table) => total + table.rows, 0);
  process.stdout.write(`${command}: ${tableSums.length} tables, ${rowCount} rows, checksums equal to those saved in ${folder}\n`);
  if (withoutReleases) process.stdout.write('The releases of the site are not included: save their folder as well.\n');
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
