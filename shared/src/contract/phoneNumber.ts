/** Calling codes of the countries that are served, by ISO 3166 alpha-2; the prefix select is made of them. */
export const CALLING_CODES: Record<string, string> = {
  ...{ NL: '31', BE: '32', LU: '352', DE: '49', AT: '43', CH: '41', FR: '33', IT: '39', ES: '34', PL: '48', DK: '45', FI: '358' },
  ...{ NO: '47', SE: '46', GB: '44', IE: '353', PT: '351', GR: '30', CY: '357', MT: '356', SI: '386', SK: '421', EE: '372' },
  ...{ LV: '371', LT: '370', HR: '385', CZ: '420', HU: '36', RO: '40', BG: '359', IS: '354', LI: '423', US: '1', CA: '1' },
  ...{ AU: '61', NZ: '64' },
};

/** Countries that keep the 0 a number begins with also behind the country's code. */
const KEEPS_ZERO = ['39'];

/** E.164 allows 15 digits; below 8 no country has numbers that take a message. */
const E164 = /^\+[1-9]\d{7,14}$/;

/** True for a number in E.164 whose country is served: `+`, calling code and number without spaces. */
export const isPhoneNumber = (text: string): boolean =>
  E164.test(text) && Object.values(CALLING_CODES).some((code) => text.startsWith(`+${code}`));

/** A typed number in E.164; one without `+` or `00` belongs to `country`. Undefined when it is none. */
export function phoneNumber(text: string, country: string): string | undefined {
  const typed = text.replace(/[\s().\-/]/g, '');
  const code = CALLING_CODES[country] ?? '';
  const national = KEEPS_ZERO.includes(code) ? typed : typed.replace(/^0/, '');
  const number = /^(\+|00)/.test(typed) ? `+${typed.replace(/^(\+|00)/, '')}` : `+${code}${national}`;
  return isPhoneNumber(number) ? number : undefined;
}
