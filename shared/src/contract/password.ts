/** Minimum and maximum length of a password in characters. */
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;

interface PasswordOwner {
  email: string;
  name: string;
}

const equalsIgnoringCase = (a: string, b: string): boolean => b !== '' && a.toLowerCase() === b.toLowerCase();

/** True for a password of 8 to 128 characters that is not common and differs from its owner's email address and name. */
export function isPassword(password: string, { email, name }: PasswordOwner): boolean {
  const length = Array.from(password).length;
  const hasValidLength = length >= PASSWORD_MIN && length <= PASSWORD_MAX;
  return hasValidLength && !isCommonPassword(password) && !equalsIgnoringCase(password, email) && !equalsIgnoringCase(password, name);
}

export const PASSWORD_STRENGTHS = ['weak', 'fair', 'strong'] as const;
export type PasswordStrength = (typeof PASSWORD_STRENGTHS)[number];

const CHARACTER_CLASS_PATTERNS = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}]/u];

/** Rates how hard a password is to guess, for display; length counts more than variety, and a common password is weak. */
export function passwordStrength(password: string): PasswordStrength {
  const classCount = CHARACTER_CLASS_PATTERNS.filter((pattern) => pattern.test(password)).length;
  const distinctCount = new Set(password).size;
  if (password.length < PASSWORD_MIN || distinctCount < 5 || isCommonPassword(password)) return 'weak';
  return password.length >= 14 || (password.length >= 11 && classCount >= 3) ? 'strong' : 'fair';
}

const COMMON_WORDS = `aa abc abcd abcdefgh abcdefghi admin administrator adgangskode ajax amoremio arsenal asdf asdfghjkl azertyuiop barcelona baseball batman
bayern bonjour bulldog changeme chelsea ciaociao computer contrasena contraseña dragon facebook feyenoord football fuckyou geheim google hallo haslo hello
herfst iloveyou internet iphone jennifer jonathan juventus kochanie lente letmein linkedin liverpool lösenord losenord master michelle misiaczek monkey
motdepasse napoli pass password passwort pokemon polska princess qazwsxedc qwerty qwertyuiop qwertz realmadrid rendezvous salasana samsung schalke schatje
schatzi sexsexsex sexy shadow sommer starwars summer sunshine superman teamo tequiero test testtest trustno wachtwoord welcome welkom whatever winter
zomer zxcvbnm`;

const COMMON_WITH_DIGITS = `00000000 0123456789 11111111 11223344 123123123 12341234 12345678 123456789 1234567890 147258369 159753123 741852963 88888888 987654321
1q2w3e4r 1q2w3e4r5t 1qaz2wsx a1b2c3d4 p@ssw0rd passw0rd q1w2e3r4`;

const COMMON_PASSWORDS: ReadonlySet<string> = new Set(`${COMMON_WORDS} ${COMMON_WITH_DIGITS}`.split(/\s+/));

const SURROUNDING_DIGITS_PATTERN = /^[\d!]+|[\d!]+$/g;

/** True for an easily guessed password: a common one, even surrounded by digits or exclamation marks, or a single repeated character. */
export function isCommonPassword(password: string): boolean {
  const lowerCasedPassword = password.toLowerCase();
  return (
    COMMON_PASSWORDS.has(lowerCasedPassword) ||
    COMMON_PASSWORDS.has(lowerCasedPassword.replace(SURROUNDING_DIGITS_PATTERN, '')) ||
    new Set(lowerCasedPassword).size < 2
  );
}
