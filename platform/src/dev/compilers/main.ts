import webpack, { type Compiler } from 'webpack';
import { configurationOf } from '../../build/buildPackage';
import { WATCH } from '../build/developmentParts';
import { toBuild } from './toBuild';

/** Starts a compiler that rebuilds its package on every change and notifies the parent process. */
function watchPackage(name: string): Compiler {
  const compiler = webpack(configurationOf(name, { development: true }));
  if (!compiler) throw new Error(`webpack made no compiler for ${name}`);
  compiler.watch(WATCH, (error, stats) => {
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
function closeAll(compilers: readonly Compiler[]): void {
  const closings = compilers.map((compiler) => new Promise<void>((resolve) => compiler.close(() => resolve())));
  void Promise.all(closings).then(() => process.exit(0));
}

const compilers = process.argv.slice(2).map(watchPackage);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => closeAll(compilers));
