import { resolve } from 'node:path';
import { Command } from 'commander';
import { createDevelopmentTeams } from '../keys/createDevelopmentTeams';
import type { CommandContext } from './CommandContext';
import { addChangeCommands } from './commands/addChangeCommands';
import { addGateCommand } from './commands/addGateCommand';
import { addGcCommand } from './commands/addGcCommand';
import { addLanderCommands } from './commands/addLanderCommands';
import { addReadOnlyCommands } from './commands/addReadOnlyCommands';
import { addOverrideCommand } from './commands/addOverrideCommand';
import { addPublishCommands } from './commands/addPublishCommands';
import { DeployClient } from './DeployClient';
import { TeamSecrets } from './TeamSecrets';
import { formatExamples } from './text/formatTable';
import { type ExportResult, writeStaticSite } from './writeStaticSite';

const formatExport = ({ host, folder, serial, files, kept }: ExportResult & { host: string; folder: string }): string =>
  `serial ${serial}: ${host} is in ${folder}, ${files} files written, ${kept} already there`;

/** Adds the command that writes the site as files for a plain static host. */
function addExportCommand(program: Command, { createClient, show, tell: reportProgress }: CommandContext): void {
  program
    .command('export')
    .description('write the stable releases with their plan and document as files for a plain static host that forwards calls to /api')
    .argument('<folder>', 'created if missing; files of earlier exports stay for pages that are still open')
    .requiredOption('--host <name>', 'domain to export the site for, as settings.php knows it')
    .addHelpText('after', formatExamples('export dist/site --host dating.example'))
    .action(async (folder: string, { host }: { host: string }) => {
      const deploy = createClient();
      reportProgress(`Asking for the site of ${host}`);
      const site = await deploy.loadStaticSite(host);
      reportProgress(`Writing ${Object.keys(site.assets).length} files of releases`);
      show({ host, folder: resolve(folder), ...(await writeStaticSite(deploy, site, resolve(folder))) }, formatExport);
    });
}

/** Adds the command that creates the teams, keys and tokens that a new installation needs before its first release. */
function addKeyCommand(program: Command, { root, show }: Pick<CommandContext, 'root' | 'show'>): void {
  program
    .command('keys')
    .description('create teams.json and, for each team, a signing key and a token; existing ones stay as they are')
    .argument('<folder>', 'relative to the repository')
    .addHelpText('after', formatExamples('keys keys'))
    .action((folder: string) => {
      const keysFolder = resolve(root, folder);
      createDevelopmentTeams(keysFolder);
      show({ folder: keysFolder }, () => `keys are in ${keysFolder}`);
    });
}

/** Appended to every help text. Secrets are read only from environment variables, because other users of the machine can see command-line options. */
const ENVIRONMENT_HELP = `
Environment:
  PLATFORM_SERVER    the same as --server
  PLATFORM_TOKEN     token of the team, for everything that speaks to the server
  PLATFORM_TEAM      name of the team in teams.json, for publish
  PLATFORM_KEY_FILE  file with the team's private key (PEM), for publish
  DATA_DIR           without these, token and key come from its folder keys; default .data

docs/releasing.md tells the whole story.`;

/** Dependencies of the command line. */
export interface ProgramEnvironment extends Pick<CommandContext, 'root' | 'build'> {
  environment: NodeJS.ProcessEnv;
  print: (line: string) => void;
  /** Reports progress; without it, commands print only their results. */
  tell?: CommandContext['tell'];
}

/** Creates the command line for releases. Its commands never use the site's database directly. */
export function createProgram({ root, environment, print, build, tell = () => undefined }: ProgramEnvironment): Command {
  const program = new Command('platform')
    .description('Releases of the shell and the remotes')
    .configureHelp({ showGlobalOptions: true })
    .configureOutput({ writeOut: (text) => print(text.trimEnd()) })
    .addHelpText('afterAll', ENVIRONMENT_HELP)
    .exitOverride()
    .option('--server <url>', 'address of the site server', environment.PLATFORM_SERVER ?? 'http://localhost:3000')
    .option('--json', 'print JSON');
  const getOptions = (): { server: string; json?: true } => program.opts();
  const secrets = new TeamSecrets(resolve(root, environment.DATA_DIR ?? '.data', 'keys'), environment);
  const context: CommandContext = {
    root,
    secrets,
    createClient: (remote) => new DeployClient(getOptions().server, secrets.getToken(remote)),
    build,
    tell,
    show: (reply, text) => print(getOptions().json ? JSON.stringify(reply) : text(reply)),
  };
  addPublishCommands(program, context);
  addGateCommand(program, context);
  addOverrideCommand(program, context);
  addChangeCommands(program, context);
  addGcCommand(program, context);
  addExportCommand(program, context);
  addLanderCommands(program, context);
  addReadOnlyCommands(program, context);
  addKeyCommand(program, context);
  return program;
}
