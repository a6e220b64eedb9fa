import webpack, { type Configuration } from 'webpack';
import { BUILT_VARIANTS } from './folders';
import { variantBuilds } from './variantBuilds';

function build(configuration: Configuration): Promise<void> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(configuration);
    compiler?.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (stats?.hasErrors() !== false) reject(new Error(stats?.toString('errors-only') ?? 'no build statistics'));
        else resolve();
      });
    });
  });
}

/** `tsx e2e/bench/view/variants/build.ts bundle`: builds a variant in a process of its own, because compilers do not release their memory. */
async function main(name: string | undefined): Promise<void> {
  const variant = BUILT_VARIANTS.find((builtVariant) => builtVariant === name);
  if (variant === undefined) throw new Error(`${name} is not a variant; there are ${BUILT_VARIANTS.join(' and ')}.`);
  for (const configuration of variantBuilds[variant]()) await build(configuration);
}

main(process.argv[2]).catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
