import { buildPackage } from './buildPackage';

/** `tsx platform/src/build/main.ts mfe-chat shell`: builds the named packages one after the other. */
async function main(names: readonly string[]): Promise<void> {
  for (const name of names) {
    const started = Date.now();
    await buildPackage(name);
    process.stdout.write(`built ${name} in ${((Date.now() - started) / 1000).toFixed(1)} s\n`);
  }
}

main(process.argv.slice(2)).catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
