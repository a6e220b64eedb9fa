/** Maximum length of an e-mail address. */
export const EMAIL_MAX = 254;

const ADDRESS = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)*\.(\p{L}{2,}|xn--[a-z0-9-]+)$/iu;

/** True for at most 254 characters, one @ and a top-level domain of two letters or more. */
export const isEmailAddress = (text: string): boolean => text.length <= EMAIL_MAX && ADDRESS.test(text);
