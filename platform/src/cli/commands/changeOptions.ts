import { type Command, InvalidArgumentError, Option } from 'commander';
import { DEFAULT_ABORT_CONDITIONS } from '../../registry/judgeCanary';
import { parseInteger } from './parseInteger';

/** Options of every command that makes a change. */
export interface ChangeFlags {
  why?: string;
  expectSerial?: number;
  dryRun?: true;
}

function parsePercent(text: string): number {
  const percent = Number(text);
  if (text.trim() !== '' && percent >= 0 && percent <= 100) return percent;
  throw new InvalidArgumentError('It must be a number from 0 to 100.');
}

/** Adds the options of `ChangeFlags`; `statusCommand` is the command that shows the serial, `dryRunHelp` the help text of `--dry-run`. */
export const addChangeOptions = (
  command: Command,
  statusCommand = 'status',
  dryRunHelp = 'show what would change, and change nothing',
): Command =>
  command
    .option('--why <reason>', 'for the history')
    .addOption(
      new Option(
        '--expect-serial <number>',
        `change only if this is still the serial (npx platform ${statusCommand}); by default the current one`,
      ).argParser((text) => parseInteger(text, 0)),
    )
    .option('--dry-run', dryRunHelp);

export const createAbortRateOption = (): Option =>
  new Option('--abort-rate <percent>', 'abort it when it fails this much more often than stable; 100 means never')
    .argParser(parsePercent)
    .default(100 * DEFAULT_ABORT_CONDITIONS.errorRate);

export const createAbortPoorOption = (): Option =>
  new Option('--abort-poor <percent>', 'abort it when poor web vitals are this much more frequent than with stable; 100 means never')
    .argParser(parsePercent)
    .default(100 * DEFAULT_ABORT_CONDITIONS.poorRate);

export const createAbortAfterOption = (): Option =>
  new Option('--abort-after <visits>', 'judge it only after this many visits')
    .argParser((text) => parseInteger(text, 1))
    .default(DEFAULT_ABORT_CONDITIONS.minBeacons);
