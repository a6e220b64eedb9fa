import { type Command, InvalidArgumentError, Option } from 'commander';
import { DEFAULT_ABORT } from '../../registry/shouldAbort';
import { parseInteger } from './parseInteger';

/** Options of every change. */
export interface ChangeFlags {
  why?: string;
  expectSerial?: number;
  dryRun?: true;
}

function percentOf(text: string): number {
  const percent = Number(text);
  if (text.trim() !== '' && percent >= 0 && percent <= 100) return percent;
  throw new InvalidArgumentError('It is a number from 0 to 100.');
}

/** Adds the options of every change; `look` is the command that shows the serial, `dryRun` describes a dry run. */
export const withChangeOptions = (command: Command, look = 'status', dryRun = 'say what would change, and change nothing'): Command =>
  command
    .option('--why <reason>', 'for the history')
    .addOption(
      new Option('--expect-serial <number>', `change only what had this serial (npx platform ${look}); else what is there now`).argParser(
        (text) => parseInteger(text, 0),
      ),
    )
    .option('--dry-run', dryRun);

export const abortRateOption = (): Option =>
  new Option('--abort-rate <percent>', 'ends itself when it fails so much more often than stable; 100 never')
    .argParser(percentOf)
    .default(100 * DEFAULT_ABORT.errorRate);

export const abortPoorOption = (): Option =>
  new Option('--abort-poor <percent>', 'ends itself when so many more of its visits than of stable had poor web vitals; 100 never')
    .argParser(percentOf)
    .default(100 * DEFAULT_ABORT.poorRate);

export const abortAfterOption = (): Option =>
  new Option('--abort-after <visits>', 'is judged from so many visits on')
    .argParser((text) => parseInteger(text, 1))
    .default(DEFAULT_ABORT.minBeacons);
