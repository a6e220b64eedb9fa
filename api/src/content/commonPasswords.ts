const WORDS = `password passwort wachtwoord motdepasse contrasena contraseña haslo123 salasana losenord lösenord adgangskode
12345678 123456789 1234567890 0123456789 987654321 11111111 00000000 88888888 12341234 11223344 123123123 1q2w3e4r 1q2w3e4r5t
1qaz2wsx qwerty123 qwertyuiop qwertz123 azertyuiop asdfghjkl zxcvbnm1 qwerty12 password1 password12 password123 passw0rd p@ssw0rd
welcome1 welkom01 welkom123 iloveyou iloveyou1 sunshine princess football baseball superman batman123 starwars pokemon1 computer
internet michelle jennifer jonathan liverpool chelsea1 arsenal1 barcelona realmadrid ajax1234 feyenoord bayern123 schalke04
juventus napoli1926 polska123 bulldog1 dragon123 monkey123 master123 shadow123 letmein1 letmein123 abc12345 abcd1234 a1b2c3d4
aa123456 admin123 administrator changeme changeme1 trustno1 whatever q1w2e3r4 asdf1234 test1234 testtest samsung1 iphone123
facebook google123 linkedin1 sexsexsex sexy1234 fuckyou1 fuckyou123 hello123 hallo123 hallo1234 bonjour1 bonjour123 ciaociao
amoremio teamo123 tequiero kochanie misiaczek schatzi1 schatje1 geheim123 sommer2024 sommer2025 summer2024 summer2025 winter2025
lente2025 zomer2025 herfst2025 abcdefgh abcdefghi qazwsxedc 147258369 159753123 741852963 rendezvous rendezvous1`;

/** Passwords that are guessed first; compared in lower case. */
export const commonPasswords: ReadonlySet<string> = new Set(WORDS.split(/\s+/));
