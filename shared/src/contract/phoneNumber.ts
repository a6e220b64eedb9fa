/** Calling codes of the served countries, by ISO 3166 alpha-2 code; the options of the prefix select. */
export const CALLING_CODES: Record<string, string> = {
  ...{ NL: '31', BE: '32', LU: '352', DE: '49', AT: '43', CH: '41', FR: '33', IT: '39', ES: '34', PL: '48', DK: '45', FI: '358' },
  ...{ NO: '47', SE: '46', GB: '44', IE: '353', PT: '351', GR: '30', CY: '357', MT: '356', SI: '386', SK: '421', EE: '372' },
  ...{ LV: '371', LT: '370', HR: '385', CZ: '420', HU: '36', RO: '40', BG: '359', IS: '354', LI: '423', US: '1', CA: '1' },
  ...{ AU: '61', NZ: '64' },
};

/** Trunk prefix to strip from a national number, by calling code; 0 by default, and none in Italy, where the 0 is part of the number. */
const TRUNK_PREFIXES: Record<string, RegExp> = { '36': /^06/, '39': /^$/ };

/** Matches E.164 numbers, which have at most 15 digits; those with fewer than 8 are rejected. */
const E164_PATTERN = /^\+[1-9]\d{7,14}$/;

/** True for an E.164 number of a served country: `+`, calling code and number without spaces. */
export const isPhoneNumber = (text: string): boolean =>
  E164_PATTERN.test(text) && Object.values(CALLING_CODES).some((code) => text.startsWith(`+${code}`));

/** Converts a typed number to E.164; one without `+` or `00` is taken as a number in `country`. Undefined if invalid. */
export function phoneNumber(text: string, country: string): string | undefined {
  const compactText = text.replace(/[\s().\-/]/g, '');
  const callingCode = CALLING_CODES[country] ?? '';
  const nationalNumber = compactText.replace(TRUNK_PREFIXES[callingCode] ?? /^0/, '');
  const number = /^(\+|00)/.test(compactText) ? `+${compactText.replace(/^(\+|00)/, '')}` : `+${callingCode}${nationalNumber}`;
  return isPhoneNumber(number) ? number : undefined;
}
