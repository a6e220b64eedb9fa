import type { ModerationMails } from './ModerationMails';

export const da: ModerationMails = {
  warning: {
    subject: 'En advarsel om din konto hos {site}',
    paragraphs: [
      'Hej {name}, noget, du har gjort på {site}, er blevet anmeldt, og vi giver anmeldelsen ret. Dette er en advarsel: Din konto forbliver åben.',
      'Anden gang lukkes den i 7 dage, tredje gang for altid.',
    ],
  },
  suspension: {
    subject: 'Din konto hos {site} er lukket i 7 dage',
    paragraphs: [
      'Hej {name}, noget, du har gjort på {site}, er blevet anmeldt, og vi giver anmeldelsen ret. Det er anden gang, så din konto er lukket i 7 dage. Derefter åbner den af sig selv igen.',
      'Tredje gang lukkes den for altid.',
    ],
  },
  ban: {
    subject: 'Din konto hos {site} er lukket',
    paragraphs: [
      'Hej {name}, noget, du har gjort på {site}, er blevet anmeldt, og vi giver anmeldelsen ret. Din konto er lukket for altid.',
    ],
  },
  photo_rejected: {
    subject: 'Et af dine billeder på {site} blev ikke godkendt',
    paragraphs: ['Hej {name}, et af dine billeder blev ikke godkendt. Ingen andre end dig kan se det.'],
  },
  ground: { rules: 'Det er i strid med vores regler: {reason}.', law: 'Det er i strid med loven: {reason}.' },
  facts: 'Det bygger afgørelsen på: {facts}',
  means: {
    person: 'Afgørelsen er truffet af et menneske. Der er ikke brugt automatiske midler.',
    machine: 'Afgørelsen er truffet automatisk: Filen er den samme som en, der tidligere er blevet afvist.',
  },
  appeal:
    'Hvis du ikke er enig, kan du klage gratis inden for 6 måneder. Skriv til os via klageformularen, og nævn {reference}. En person, der ikke var involveret, ser på sagen igen.',
  appeal_action: 'Klag over afgørelsen',
  report_upheld: {
    subject: 'Din anmeldelse {reference} var berettiget',
    paragraphs: [
      'Hej {name}, tak for din anmeldelse {reference}. Vi har set på den, giver dig ret og har grebet ind. I forbliver skjult for hinanden.',
    ],
  },
  report_dismissed: {
    subject: 'Resultatet af din anmeldelse {reference}',
    paragraphs: [
      'Hej {name}, tak for din anmeldelse {reference}. Vi har set på den og ikke fundet noget, der er i strid med vores regler eller loven. I forbliver skjult for hinanden.',
    ],
  },
  complaint_answered: {
    subject: 'Svaret på din klage {ticket}',
    paragraphs: [
      'Du har skrevet til os om {ticket}. Her er vores svar:',
      '{answer}',
      'Hvis det ikke løser sagen, så skriv til os igen, og nævn {ticket}.',
    ],
  },
  reasons: {
    fake_or_misleading: 'en falsk eller vildledende profil',
    harassment: 'chikane',
    threat: 'en trussel',
    underage: 'mindreårighed',
    scam_or_spam: 'svindel eller uønsket reklame',
    illegal_content: 'ulovligt indhold',
    stolen_photos: 'billeder af en anden',
    other: 'adfærd, der skader andre',
  },
  photo_reasons: {
    no_person: 'billedet viser ikke en person',
    not_you: 'billedet viser ikke dig',
    minor: 'billedet viser en mindreårig',
    third_party: 'billedet viser andre mennesker',
    contact_data: 'billedet indeholder kontaktoplysninger',
    illegal: 'billedet er ulovligt',
    quality: 'billedet er for uskarpt eller for mørkt',
  },
};
