/** Length of an IBAN by country, for SEPA countries only. */
const IBAN_LENGTHS: Record<string, number> = {
  ...{ AD: 24, AL: 28, AT: 20, BE: 16, BG: 22, CH: 21, CY: 28, CZ: 24, DE: 22, DK: 18, EE: 20, ES: 24, FI: 18, FR: 27, GB: 22 },
  ...{ GI: 23, GR: 27, HR: 21, HU: 28, IE: 22, IS: 26, IT: 27, LI: 21, LT: 20, LU: 20, LV: 21, MC: 27, MD: 24, ME: 22, MK: 19 },
  ...{ MT: 31, NL: 18, NO: 15, PL: 28, PT: 25, RO: 24, RS: 22, SE: 24, SI: 19, SK: 24, SM: 27, VA: 22 },
};

/** Converts an IBAN to the form in which it is stored: upper case, letters and digits only. */
export const cleanIban = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** Formats an IBAN for display and typing, in groups of four. */
export const groupIban = (text: string): string => cleanIban(text).replace(/(.{4})(?=.)/g, '$1 ');

/** Masks an IBAN except for its country and its last four characters. */
export const maskIban = (iban: string): string => `${cleanIban(iban).slice(0, 2)} •••• ${cleanIban(iban).slice(-4)}`;

/** Returns the ISO 7064 remainder modulo 97: the first four characters are moved to the end, and letters count from 10. */
function computeRemainder(iban: string): number {
  let runningRemainder = 0;
  for (const character of iban.slice(4) + iban.slice(0, 4)) {
    for (const digit of String(parseInt(character, 36))) runningRemainder = (runningRemainder * 10 + Number(digit)) % 97;
  }
  return runningRemainder;
}

/** True for an IBAN of a SEPA country with the right length and checksum. */
export function isIban(text: string): boolean {
  const iban = cleanIban(text);
  const isWellFormed = /^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(iban);
  return isWellFormed && IBAN_LENGTHS[iban.slice(0, 2)] === iban.length && computeRemainder(iban) === 1;
}
