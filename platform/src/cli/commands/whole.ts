import { InvalidArgumentError } from 'commander';

/** Reads a whole number of an option; throws in words. */
export function whole(text: string, least: number, most = Number.MAX_SAFE_INTEGER): number {
  const number = Number(text);
  if (text.trim() !== '' && Number.isInteger(number) && number >= least && number <= most) return number;
  throw new InvalidArgumentError(`It is a whole number from ${least}${most === Number.MAX_SAFE_INTEGER ? '' : ` to ${most}`}.`);
}
