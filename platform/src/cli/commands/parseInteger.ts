import { InvalidArgumentError } from 'commander';

/** Parses an integer option; throws with a readable message. */
export function parseInteger(text: string, least: number, most = Number.MAX_SAFE_INTEGER): number {
  const number = Number(text);
  if (text.trim() !== '' && Number.isInteger(number) && number >= least && number <= most) return number;
  throw new InvalidArgumentError(`It must be a whole number from ${least}${most === Number.MAX_SAFE_INTEGER ? '' : ` to ${most}`}.`);
}
