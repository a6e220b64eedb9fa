import { parseArgs } from 'node:util';

const HELP = {
  backup: `npm run backup -- <folder> [--without-releases]

Saves the configured database, DATA_DIR/files and DATA_DIR/releases to an empty folder that only you can read.

Options
  --without-releases  database and files only, where the folder of the site's releases is not accessible
  --help              this text`,
  restore: `npm run restore -- <folder>

Restores a backup into an empty DATA_DIR and, with DATABASE_URL, an empty database, and compares the checksums of all tables.

Options
  --help  this text`,
};

const ENVIRONMENT = `

Environment
  DATA_DIR      folder of photos, releases and embedded database (default .data)
  DATABASE_URL  postgres://…; without it the embedded database`;

export interface CommandLine {
  command: keyof typeof HELP;
  folder: string;
  withoutReleases: boolean;
}

const OPTIONS = { help: { type: 'boolean', short: 'h' }, 'without-releases': { type: 'boolean' } } as const;
const isCommand = (name: string): name is keyof typeof HELP => Object.hasOwn(HELP, name);

/** Parses the arguments of `npm run backup -- …` and `npm run restore -- …`; returns the help text for `--help`. */
export function readCommandLine([command = '', ...args]: readonly string[]): CommandLine | string {
  if (!isCommand(command)) throw new Error('There are two commands: npm run backup -- <folder>, npm run restore -- <folder>.');
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  if (values.help) return HELP[command] + ENVIRONMENT;
  const [folder = '', ...others] = positionals;
  if (folder === '' || others.length > 0) throw new Error(`Give exactly one folder: npm run ${command} -- <folder>.`);
  const withoutReleases = values['without-releases'] ?? false;
  if (withoutReleases && command === 'restore') throw new Error('--without-releases is an option of backup; restore takes what is there.');
  return { command, folder, withoutReleases };
}
