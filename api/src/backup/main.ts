import { loadConfig } from '../config';
import { backup } from './backup';
import { restore } from './restore';

const COMMANDS = { backup, restore };

/** `npm run backup -- <folder>` and `npm run restore -- <folder>`, on the database and DATA_DIR of the environment. */
async function main([command = '', folder = '']: readonly string[]): Promise<void> {
  const [, run] = Object.entries(COMMANDS).find(([name]) => name === command) ?? [];
  if (run === undefined || folder === '') throw new Error('Say which folder: npm run backup -- <folder>, npm run restore -- <folder>.');
  const sums = Object.values(await run(loadConfig({ ...process.env, PAYMENT_SANDBOX: 'true' }), folder));
  const rows = sums.reduce((total, one) => total + one.rows, 0);
  process.stdout.write(`${command}: ${sums.length} tables, ${rows} rows, sums equal to what is saved in ${folder}\n`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
