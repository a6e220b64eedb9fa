import webpack, { type Compiler } from 'webpack';
import { getConfiguration } from '../../build/buildPackage';
import { WATCH_OPTIONS } from '../build/developmentParts';
import { toBuild } from './toBuild';

/** Starts a compiler that rebuilds its package on every change and notifies the parent process. */
function watchPackage(name: string): Compiler {
  const compiler = webpack(getConfiguration(name, { development: true }));
  if (!compiler) throw new Error(`webpack made no compiler for ${name}`);
  compiler.watch(WATCH_OPTIONS, (error, stats) => {
    if (error) process.stderr.write(`${name}: ${error.message}\n`);
    if (!stats) return;
    const build = toBuild(name, stats);
    process.send?.(build);
    process.stdout.write(
      build.errors.length > 0 ? `✘ ${name}\n${build.errors.join('\n')}\n` : `✔ ${name} in ${stats.endTime - stats.startTime} ms\n`,
    );
  });
  return compiler;
}

/** Closes the compilers and exits; closing writes their caches, so that the next start is fast. */
function closeAllAndExit(compilers: readonly Compiler[]): void {
  const pendingCloses = compilers.map((compiler) => new Promise<void>((resolve) => compiler.close(() => resolve())));
  void Promise.all(pendingCloses).then(() => process.exit(0));
}

const compilers = process.argv.slice(2).map(watchPackage);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => closeAllAndExit(compilers));
