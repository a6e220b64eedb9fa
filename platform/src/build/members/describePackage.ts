import { OFFERS_FILE } from '../../gates/Offers';
import { DECLARATIONS_FILE } from '../../gates/types/Declarations';
import { SOURCES_FILE } from '../../gates/types/Sources';
import { USES_FILE } from '../../gates/Uses';
import { membersOffered } from './membersOffered';
import { membersUsed } from './membersUsed';
import { remoteProgram } from './remoteProgram';
import { sourcesOf } from './sourcesOf';
import { typesOffered } from './typesOffered';

/** Files of a release that state what it uses or, for the shell, offers. */
export async function describePackage(side: string, folder: string): Promise<Record<string, object>> {
  if (side === 'shell') {
    // The compiler is a separate process and works in parallel.
    const types = typesOffered();
    return { [OFFERS_FILE]: membersOffered(folder), [DECLARATIONS_FILE]: await types };
  }
  const program = remoteProgram(folder);
  return { [USES_FILE]: membersUsed(program, folder), [SOURCES_FILE]: sourcesOf(program, folder) };
}
