import { InvalidArgumentError } from 'commander';

/** Parses an integer option; throws with a readable message. */
export function parseInteger(text: string, min: number, max = Number.MAX_SAFE_INTEGER): number {
  const number = Number(text);
  if (text.trim() !== '' && Number.isInteger(number) && number >= min && number <= max) return number;
  throw new InvalidArgumentError(`It must be a whole number from ${min}${max === Number.MAX_SAFE_INTEGER ? '' : ` to ${max}`}.`);
}
