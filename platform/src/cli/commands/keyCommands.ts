import { resolve } from 'node:path';
import type { Command } from 'commander';
import { createDevelopmentTeams } from '../../keys/createDevelopmentTeams';
import type { CommandContext } from '../CommandContext';
import { examples } from '../text/examples';

/** Creates what a new installation needs before its first release. */
export function keyCommands(program: Command, { root, show }: Pick<CommandContext, 'root' | 'show'>): void {
  program
    .command('keys')
    .description('make teams.json and, for each team, a signing key and a token; what exists stays as it is')
    .argument('<folder>', 'relative to the repository')
    .addHelpText('after', examples('keys keys'))
    .action((folder: string) => {
      const place = resolve(root, folder);
      createDevelopmentTeams(place);
      show({ folder: place }, () => `keys are in ${place}`);
    });
}
