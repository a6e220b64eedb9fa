import { resolve } from 'node:path';
import { Command } from 'commander';
import type { CommandContext } from './CommandContext';
import { changeCommands } from './commands/changeCommands';
import { exportCommand } from './commands/exportCommand';
import { gateCommand } from './commands/gateCommand';
import { gcCommand } from './commands/gcCommand';
import { keyCommands } from './commands/keyCommands';
import { landerCommands } from './commands/landerCommands';
import { lookCommands } from './commands/lookCommands';
import { overrideCommand } from './commands/overrideCommand';
import { publishCommands } from './commands/publishCommands';
import { DeployClient } from './DeployClient';
import { TeamSecrets } from './TeamSecrets';
import { environmentText } from './text/environmentText';

/** The environment of the command line. */
export interface Surroundings extends Pick<CommandContext, 'root' | 'build'> {
  environment: NodeJS.ProcessEnv;
  print: (line: string) => void;
  /** Progress output; without it a command is silent. */
  tell?: CommandContext['tell'];
}

/** The release commands. They only talk to the site server, never to its database. */
export function createProgram({ root, environment, print, build, tell = () => undefined }: Surroundings): Command {
  const program = new Command('platform')
    .description('Releases of the shell and the remotes')
    .configureHelp({ showGlobalOptions: true })
    .configureOutput({ writeOut: (text) => print(text.trimEnd()) })
    .addHelpText('afterAll', environmentText)
    .exitOverride()
    .option('--server <url>', 'address of the site server', environment.PLATFORM_SERVER ?? 'http://localhost:3000')
    .option('--json', 'answer in JSON');
  const options = (): { server: string; json?: true } => program.opts();
  const secrets = new TeamSecrets(resolve(root, environment.DATA_DIR ?? '.data', 'keys'), environment);
  const context: CommandContext = {
    root,
    secrets,
    client: (remote) => new DeployClient(options().server, secrets.token(remote)),
    build,
    tell,
    show: (reply, text) => print(options().json ? JSON.stringify(reply) : text(reply)),
  };
  publishCommands(program, context);
  gateCommand(program, context);
  overrideCommand(program, context);
  changeCommands(program, context);
  gcCommand(program, context);
  exportCommand(program, context);
  landerCommands(program, context);
  lookCommands(program, context);
  keyCommands(program, context);
  return program;
}
