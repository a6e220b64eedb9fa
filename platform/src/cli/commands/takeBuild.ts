import { join } from 'node:path';
import type { ReleaseOwner } from '../../registry/Registry';
import type { CommandContext } from '../CommandContext';
import { type Build, readBuild } from '../readBuild';
import { bytesText } from '../text/table';

/** Source of a build: with `build` false the contents of dist/release; `from` is another package folder. */
export interface BuildFlags {
  build: boolean;
  from?: string;
}

type Ports = Pick<CommandContext, 'root' | 'build' | 'tell'>;

/** The build of a remote, which is then checked against the site. */
export async function takeBuild({ root, build, tell }: Ports, remote: ReleaseOwner, flags: BuildFlags): Promise<Build> {
  const folder = flags.from ?? remote;
  if (flags.build) {
    tell(`${remote}: building`);
    await build(folder);
  }
  const made = readBuild(join(root, folder));
  const bytes = [...made.files.values()].reduce((sum, { byteLength }) => sum + byteLength, 0);
  tell(`${remote}: compiling with what is live, then asking the site about ${bytesText(bytes)}`);
  return made;
}
