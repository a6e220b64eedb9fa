import type { ModerationMails } from './ModerationMails';

export const sv: ModerationMails = {
  warning: {
    subject: 'En varning om ditt konto hos {site}',
    paragraphs: [
      'Hej {name}, något du har gjort på {site} har anmälts, och vi ger anmälan rätt. Det här är en varning: ditt konto förblir öppet.',
      'Andra gången stängs det i 7 dagar, tredje gången för alltid.',
    ],
  },
  suspension: {
    subject: 'Ditt konto hos {site} är stängt i 7 dagar',
    paragraphs: [
      'Hej {name}, något du har gjort på {site} har anmälts, och vi ger anmälan rätt. Det är andra gången, så ditt konto är stängt i 7 dagar. Sedan öppnas det av sig självt.',
      'Tredje gången stängs det för alltid.',
    ],
  },
  ban: {
    subject: 'Ditt konto hos {site} är stängt',
    paragraphs: ['Hej {name}, något du har gjort på {site} har anmälts, och vi ger anmälan rätt. Ditt konto är stängt för alltid.'],
  },
  photo_rejected: {
    subject: 'En av dina bilder på {site} godkändes inte',
    paragraphs: ['Hej {name}, en av dina bilder godkändes inte. Ingen annan än du kan se den.'],
  },
  ground: { rules: 'Det här strider mot våra regler: {reason}.', law: 'Det här strider mot lagen: {reason}.' },
  facts: 'Det här grundar sig beslutet på: {facts}',
  means: {
    person: 'Beslutet har fattats av en människa. Inga automatiska medel har använts.',
    machine: 'Beslutet har fattats automatiskt: filen är densamma som en som har avvisats tidigare.',
  },
  appeal:
    'Om du inte håller med kan du överklaga kostnadsfritt inom 6 månader. Skriv till oss via klagomålsformuläret och ange {reference}. En person som inte var inblandad prövar saken igen.',
  appeal_action: 'Överklaga beslutet',
  report_upheld: {
    subject: 'Din anmälan {reference} var befogad',
    paragraphs: [
      'Hej {name}, tack för din anmälan {reference}. Vi har granskat den, ger dig rätt och har ingripit. Ni förblir dolda för varandra.',
    ],
  },
  report_dismissed: {
    subject: 'Resultatet av din anmälan {reference}',
    paragraphs: [
      'Hej {name}, tack för din anmälan {reference}. Vi har granskat den och inte hittat något som strider mot våra regler eller lagen. Ni förblir dolda för varandra.',
    ],
  },
  complaint_answered: {
    subject: 'Svaret på ditt klagomål {ticket}',
    paragraphs: [
      'Du skrev till oss om {ticket}. Här är vårt svar:',
      '{answer}',
      'Om det inte löser saken kan du skriva till oss igen och ange {ticket}.',
    ],
  },
  reasons: {
    fake_or_misleading: 'en falsk eller vilseledande profil',
    harassment: 'trakasserier',
    threat: 'ett hot',
    underage: 'minderårighet',
    scam_or_spam: 'bedrägeri eller oönskad reklam',
    illegal_content: 'olagligt innehåll',
    stolen_photos: 'bilder på någon annan',
    other: 'beteende som skadar andra',
  },
  photo_reasons: {
    no_person: 'bilden visar ingen person',
    not_you: 'bilden visar inte dig',
    minor: 'bilden visar en minderårig',
    third_party: 'bilden visar andra människor',
    contact_data: 'bilden innehåller kontaktuppgifter',
    illegal: 'bilden är olaglig',
    quality: 'bilden är för suddig eller för mörk',
  },
};
