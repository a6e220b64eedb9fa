import webpack, { type Configuration, type Stats } from 'webpack';

const toErrorText = (stats: Stats): string =>
  stats
    .toJson({ all: false, errors: true })
    .errors?.map(({ message, moduleName }) => `${moduleName ?? ''} ${message}`)
    .join('\n') ?? '';

/** Runs webpack once; rejects with the compiler's errors. */
export function runBuild(configuration: Configuration): Promise<void> {
  const compiler = webpack(configuration);
  if (!compiler) return Promise.reject(new Error('webpack made no compiler of this configuration'));
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error || !stats) reject(error ?? new Error('no build statistics'));
        else if (stats.hasErrors()) reject(new Error(toErrorText(stats)));
        else resolve();
      });
    });
  });
}
