const LETTERS = `aa abc abcd abcdefgh abcdefghi admin administrator adgangskode ajax amoremio arsenal asdf asdfghjkl azertyuiop barcelona baseball batman
bayern bonjour bulldog changeme chelsea ciaociao computer contrasena contraseña dragon facebook feyenoord football fuckyou geheim google hallo haslo hello
herfst iloveyou internet iphone jennifer jonathan juventus kochanie lente letmein linkedin liverpool lösenord losenord master michelle misiaczek monkey
motdepasse napoli pass password passwort pokemon polska princess qazwsxedc qwerty qwertyuiop qwertz realmadrid rendezvous salasana samsung schalke schatje
schatzi sexsexsex sexy shadow sommer starwars summer sunshine superman teamo tequiero test testtest trustno wachtwoord welcome welkom whatever winter
zomer zxcvbnm`;

const MIXED = `00000000 0123456789 11111111 11223344 123123123 12341234 12345678 123456789 1234567890 147258369 159753123 741852963 88888888 987654321
1q2w3e4r 1q2w3e4r5t 1qaz2wsx a1b2c3d4 p@ssw0rd passw0rd q1w2e3r4`;

const COMMON: ReadonlySet<string> = new Set(`${LETTERS} ${MIXED}`.split(/\s+/));

const AROUND = /^[\d!]+|[\d!]+$/g;

/** True for a password that would be guessed early: a common word, also with digits around it, or a repeated character. */
export function isCommonPassword(password: string): boolean {
  const text = password.toLowerCase();
  return COMMON.has(text) || COMMON.has(text.replace(AROUND, '')) || new Set(text).size < 2;
}
