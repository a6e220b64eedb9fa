import { loadConfig } from '../config';
import { backup } from './backup';
import { readCommandLine } from './readCommandLine';
import { restore } from './restore';

/** Development values where production requires its own: no command here signs, sells or writes a link. */
const NOT_ASKED = { NODE_ENV: 'development', SECRETS: '', PUBLIC_ORIGIN: '' };

/** `npm run backup -- <folder>` and `npm run restore -- <folder>`, on the database and DATA_DIR of the environment. */
async function main(args: readonly string[]): Promise<void> {
  const asked = readCommandLine(args);
  if (typeof asked === 'string') {
    process.stdout.write(`${asked}\n`);
    return;
  }
  const { command, folder, withoutReleases } = asked;
  // PostgreSQL's programs need it to write as well.
  if (command === 'backup') process.umask(0o077);
  const config = loadConfig({ ...process.env, ...NOT_ASKED });
  const sums = Object.values(command === 'backup' ? await backup(config, folder, { withoutReleases }) : await restore(config, folder));
  const rows = sums.reduce((total, one) => total + one.rows, 0);
  process.stdout.write(`${command}: ${sums.length} tables, ${rows} rows, sums equal to what is saved in ${folder}\n`);
  if (withoutReleases) process.stdout.write('The releases of the site are not in it: save their folder beside it.\n');
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
