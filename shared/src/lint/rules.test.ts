import { LOCALES, type Locale } from '@rendezvous/shared/contract';
import { findCampaignTextProblems, type LintText, TEXT_RULES } from './index';

type RuleName = keyof typeof TEXT_RULES;

const NO_BREAK = '\u202f';

const aText = (locale: Locale, reading: string, changes: Partial<LintText> = {}): LintText => ({
  ...{ id: 'shell.text', locale, readings: [reading], englishReadings: [reading], description: '' },
  ...changes,
});

const findProblems = (rule: RuleName, locale: Locale, reading: string, changes: Partial<LintText> = {}): string[] =>
  TEXT_RULES[rule](aText(locale, reading, changes));

/** A planted text for each kind of finding, and the same text as it should be. */
const PLANTED: [rule: RuleName, locale: Locale, wrong: string, right: string][] = [
  ['french-spaces', 'fr', 'Ça va ?', `Ça va${NO_BREAK}?`],
  ['french-spaces', 'fr', 'Ça va?', 'Ça va\u00a0?'],
  ['french-spaces', 'fr', '{name} : dis bonjour', `{name}${NO_BREAK}: dis bonjour`],
  ['french-spaces', 'fr', 'Choisis « Supprimer »', `Choisis «${NO_BREAK}Supprimer${NO_BREAK}»`],
  ['unit-spaces', 'en', '10 to 25 km away', '10 to 25\u00a0km away'],
  ['unit-spaces', 'nl', 'Hoogstens {#megabytes} MB', 'Hoogstens {#megabytes}\u00a0MB'],
  ['unit-spaces', 'de', '{percentage} % Rabatt', `{percentage}${NO_BREAK}% Rabatt`],
  ['unit-spaces', 'fi', '{percentage}% alennus', `{percentage}${NO_BREAK}% alennus`],
  ['unit-spaces', 'de', 'Nur {#} €', 'Nur {#}\u00a0€'],
  ['punctuation', 'en', "You're in", 'You’re in'],
  ['punctuation', 'en', 'We know "over 18"', 'We know “over 18”'],
  ['punctuation', 'en', 'Loading...', 'Loading…'],
  ['punctuation', 'en', 'Your profile - almost done', 'Your profile: almost done'],
  ['words', 'en', 'Somebody likes you', 'Someone likes you'],
  ['words', 'fr', 'Confirme votre paiement', 'Confirme ton paiement'],
  ['words', 'it', 'Ogni membro', 'Ogni persona'],
  ['words', 'pl', 'Twoja Reklamacja', 'Twoja skarga'],
  ['words', 'pl', 'Oto twoje zdjęcie', 'Oto Twoje zdjęcie'],
  ['words', 'nb', 'Lik {name}', 'Gi {name} en like'],
  ['words', 'de', 'Kostenlos anmelden', 'Kostenlos registrieren'],
  ['words', 'fi', 'Tilausta ei ole', 'Kestotilausta ei ole'],
  ['gender', 'pl', 'Tego szukałam', 'Tego szukam'],
  ['gender', 'it', 'Non ti sei registrato tu?', 'Non eri tu?'],
  ['gender', 'es', 'Estás conectado en otro dispositivo', 'Tienes la sesión abierta en otro dispositivo'],
  ['gender', 'fr', 'Tu as été déconnecté', 'Tes appareils ont été déconnectés'],
  ['gender', 'fr', 'Si tu ne t’es pas inscrit', 'Si ce n’est pas toi'],
  ['numbers', 'en', 'Please wait {#seconds} seconds', 'Please wait {#} seconds'],
  ['numbers', 'pl', 'Wybierz {#count} zainteresowania', 'Wybierz {#} zainteresowania'],
  ['fragments', 'en', 'Choose the', 'Choose the photo'],
  ['fragments', 'de', 'Noch ', 'Noch {#} Tage'],
];

test.each(PLANTED)('R-104 %s finds in %s what is wrong with “%s”, and nothing in “%s”', (rule, locale, wrong, right) => {
  expect(findProblems(rule, locale, wrong)).not.toEqual([]);
  expect(findProblems(rule, locale, right)).toEqual([]);
});

test('R-104 each rule but length, which depends on the English text, has a planted text', () => {
  const names = new Set<string>(PLANTED.map(([rule]) => rule));
  expect(Object.keys(TEXT_RULES).filter((rule) => !names.has(rule))).toEqual(['length']);
});

const RIGHT: [rule: RuleName, locale: Locale, reading: string][] = [
  ['french-spaces', 'fr', 'À 10:30, sur https://dating.example'],
  ['french-spaces', 'fr', `Vraiment${NO_BREAK}?!`],
  ['french-spaces', 'de', 'Wie geht’s?'],
  ['unit-spaces', 'sv', '{name} min'],
  ['punctuation', 'fi', 'PIN-koodi, S-posti'],
  ['words', 'fr', 'Un premier rendez-vous, chez toi'],
  ['words', 'en', 'You have {somebody}'],
  ['gender', 'pl', 'Loguj się hasłem. Przełam lody.'],
  ['gender', 'it', 'Sconto di benvenuto. Il pagamento deve essere effettuato.'],
  ['gender', 'fr', 'Tu es ici chez toi. La limite que tu t’es fixée.'],
  ['numbers', 'en', 'Photo {#n} of {#m}, up to {#km} km, for {#years} or more'],
  ['fragments', 'en', 'Find someone to talk to'],
];

test.each(RIGHT)('R-104 %s has nothing against a text in %s: “%s”', (rule, locale, reading) => {
  expect(findProblems(rule, locale, reading)).toEqual([]);
});

describe('length', () => {
  const findLengthProblems = (length: number, english: string, description = ''): string[] =>
    findProblems('length', 'de', 'x'.repeat(length), { englishReadings: [english], description });

  test.each([
    ['a label', 10, 30, 'Title of a page'],
    ['a longer label', 30, 66, 'Title of a page'],
    ['a sentence', 100, 170, 'Explains the switch'],
    ['a short button', 5, 24, 'Button under a photo'],
    ['a long button', 30, 42, 'Button under a photo'],
    ['a place that names its room', 10, 18, 'Title of a card; at most 18 characters'],
  ])('R-104 %s of %i English characters may have %i', (_, englishLength, limit, description) => {
    const english = 'e'.repeat(englishLength);
    expect(findLengthProblems(limit, english, description)).toEqual([]);
    expect(findLengthProblems(limit + 1, english, description)).toEqual([
      `has ${limit + 1} characters in its longest form; there is room for ${limit}`,
    ]);
  });

  test('R-104 the longest form counts, with names and numbers in it; what is only read out needs no room', () => {
    const changes = { englishReadings: ['Hide'], readings: ['Kurz', 'Mit {name} und {#count}'], description: 'Row; at most 18 characters' };
    expect(findProblems('length', 'de', '', changes)).toEqual(['has 19 characters in its longest form; there is room for 18']);
    expect(findLengthProblems(200, 'Hide', 'Button, for screen readers')).toEqual([]);
  });
});

describe('findCampaignTextProblems', () => {
  test('R-348 R-085 the text of a campaign has the words and signs of its language', () => {
    expect(findCampaignTextProblems('fr', 'Envie de sortir ? Votre soirée...')).toEqual([
      expect.stringMatching(/^needs a no-break space before the sign: /),
      expect.stringMatching(/^has three dots instead of …: /),
      expect.stringMatching(/^addresses the reader by vous; write tu/),
    ]);
    for (const locale of LOCALES) expect(findCampaignTextProblems(locale, '{name}, {site}')).toEqual([]);
  });
});
