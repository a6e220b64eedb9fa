import type { ModerationMails } from './ModerationMails';

export const nb: ModerationMails = {
  warning: {
    subject: 'En advarsel om kontoen din hos {site}',
    paragraphs: [
      'Hei {name}, noe du har gjort på {site}, er blitt rapportert, og vi er enige i rapporten. Dette er en advarsel: Kontoen din forblir åpen.',
      'Andre gang stenges den i 7 dager, tredje gang for godt.',
    ],
  },
  suspension: {
    subject: 'Kontoen din hos {site} er stengt i 7 dager',
    paragraphs: [
      'Hei {name}, noe du har gjort på {site}, er blitt rapportert, og vi er enige i rapporten. Det er andre gang, så kontoen din er stengt i 7 dager. Deretter åpnes den av seg selv.',
      'Tredje gang stenges den for godt.',
    ],
  },
  ban: {
    subject: 'Kontoen din hos {site} er stengt',
    paragraphs: [
      'Hei {name}, noe du har gjort på {site}, er blitt rapportert, og vi er enige i rapporten. Kontoen din er stengt for godt.',
    ],
  },
  photo_rejected: {
    subject: 'Et av bildene dine på {site} ble ikke godkjent',
    paragraphs: ['Hei {name}, et av bildene dine ble ikke godkjent. Ingen andre enn du kan se det.'],
  },
  ground: { rules: 'Dette er i strid med reglene våre: {reason}.', law: 'Dette er i strid med loven: {reason}.' },
  facts: 'Dette bygger avgjørelsen på: {facts}',
  means: {
    person: 'Avgjørelsen er tatt av et menneske. Ingen automatiske midler er brukt.',
    machine: 'Avgjørelsen er tatt automatisk: Filen er den samme som en som er avvist tidligere.',
  },
  appeal:
    'Hvis du ikke er enig, kan du klage gratis innen 6 måneder. Skriv til oss via klageskjemaet og oppgi {reference}. En person som ikke var involvert, ser på saken på nytt.',
  appeal_action: 'Klag på avgjørelsen',
  report_upheld: {
    subject: 'Rapporten din {reference} var berettiget',
    paragraphs: [
      'Hei {name}, takk for rapporten {reference}. Vi har sett på den, er enige med deg og har grepet inn. Dere forblir skjult for hverandre.',
    ],
  },
  report_dismissed: {
    subject: 'Utfallet av rapporten din {reference}',
    paragraphs: [
      'Hei {name}, takk for rapporten {reference}. Vi har sett på den og ikke funnet noe som er i strid med reglene våre eller loven. Dere forblir skjult for hverandre.',
    ],
  },
  complaint_answered: {
    subject: 'Svaret på klagen din {ticket}',
    paragraphs: [
      'Du skrev til oss om {ticket}. Her er svaret vårt:',
      '{answer}',
      'Hvis dette ikke løser saken, kan du skrive til oss igjen og oppgi {ticket}.',
    ],
  },
  reasons: {
    fake_or_misleading: 'en falsk eller villedende profil',
    harassment: 'trakassering',
    threat: 'en trussel',
    underage: 'mindreårighet',
    scam_or_spam: 'svindel eller uønsket reklame',
    illegal_content: 'ulovlig innhold',
    stolen_photos: 'bilder av en annen',
    other: 'atferd som skader andre',
  },
  photo_reasons: {
    no_person: 'bildet viser ikke en person',
    not_you: 'bildet viser ikke deg',
    minor: 'bildet viser en mindreårig',
    third_party: 'bildet viser andre mennesker',
    contact_data: 'bildet inneholder kontaktopplysninger',
    illegal: 'bildet er ulovlig',
    quality: 'bildet er for uskarpt eller for mørkt',
  },
};
