import { parseArgs } from 'node:util';
import { buildPackage } from './buildPackage';

/** `tsx platform/src/build/main.ts mfe-chat shell`: builds the named packages in turn; `--shared-range ^2.0`: range of shared to require. */
async function main(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args, options: { 'shared-range': { type: 'string' } }, allowPositionals: true });
  const sharedRange = values['shared-range'];
  for (const name of positionals) {
    const startedAt = Date.now();
    await buildPackage(name, sharedRange === undefined ? {} : { sharedRange });
    process.stdout.write(`built ${name} in ${((Date.now() - startedAt) / 1000).toFixed(1)} s\n`);
  }
}

main(process.argv.slice(2)).catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
