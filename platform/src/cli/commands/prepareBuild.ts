import { join } from 'node:path';
import type { ReleaseOwner } from '../../registry/Registry';
import type { CommandContext } from '../CommandContext';
import { type Build, readBuild } from '../readBuild';
import { formatBytes } from '../text/formatTable';

/** Source of a build: if `build` is false, dist/release is used as is; `from` names another package folder. */
export interface BuildFlags {
  build: boolean;
  from?: string;
}

type BuildPorts = Pick<CommandContext, 'root' | 'build' | 'tell'>;

/** Builds a remote, unless `flags.build` is false, and reads the build; also reports that the checks against the site come next. */
export async function prepareBuild({ root, build, tell }: BuildPorts, remote: ReleaseOwner, flags: BuildFlags): Promise<Build> {
  const folder = flags.from ?? remote;
  if (flags.build) {
    tell(`${remote}: building`);
    await build(folder);
  }
  const result = readBuild(join(root, folder));
  const bytes = [...result.files.values()].reduce((sum, { byteLength }) => sum + byteLength, 0);
  tell(`${remote}: compiling with what is live, then asking the site about ${formatBytes(bytes)}`);
  return result;
}
