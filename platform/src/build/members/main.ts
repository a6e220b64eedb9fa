import { describePackage } from './describePackage';

const [side = '', folder = ''] = process.argv.slice(2);

/** `tsx main.ts remote <folder>`: what a remote uses, or the shell offers, by file, as JSON. */
void describePackage(side, folder).then((files) => process.stdout.write(JSON.stringify(files)));
