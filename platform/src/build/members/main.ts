import { describePackage } from './describePackage';

const [side = '', folder = ''] = process.argv.slice(2);

/** `tsx main.ts remote|shell <folder>`: prints the release files that `describePackage` creates, as JSON by file name. */
void describePackage(side, folder).then((files) => process.stdout.write(JSON.stringify(files)));
