import type { ModerationMails } from './ModerationMails';

export const nl: ModerationMails = {
  warning: {
    subject: 'Een waarschuwing over je account bij {site}',
    paragraphs: [
      'Hallo {name}, iets wat je bij {site} hebt gedaan is gemeld en wij zijn het met de melding eens. Dit is een waarschuwing: je account blijft open.',
      'Bij een tweede keer sluiten we het 7 dagen, bij een derde keer voorgoed.',
    ],
  },
  suspension: {
    subject: 'Je account bij {site} is 7 dagen gesloten',
    paragraphs: [
      'Hallo {name}, iets wat je bij {site} hebt gedaan is gemeld en wij zijn het met de melding eens. Het is de tweede keer, daarom is je account 7 dagen gesloten. Daarna gaat het vanzelf weer open.',
      'Bij een derde keer sluiten we het voorgoed.',
    ],
  },
  ban: {
    subject: 'Je account bij {site} is gesloten',
    paragraphs: [
      'Hallo {name}, iets wat je bij {site} hebt gedaan is gemeld en wij zijn het met de melding eens. Je account is voorgoed gesloten.',
    ],
  },
  photo_rejected: {
    subject: 'Een van je foto’s bij {site} is niet goedgekeurd',
    paragraphs: ['Hallo {name}, een van je foto’s is niet goedgekeurd. Niemand behalve jij kan hem zien.'],
  },
  ground: { rules: 'Dit is in strijd met onze regels: {reason}.', law: 'Dit is in strijd met de wet: {reason}.' },
  facts: 'Waarop het besluit berust: {facts}',
  means: {
    person: 'Een mens heeft dit besluit genomen. Er zijn geen automatische middelen gebruikt.',
    machine: 'Dit besluit is automatisch genomen: het bestand is hetzelfde als een bestand dat eerder is afgekeurd.',
  },
  appeal:
    'Ben je het er niet mee eens, dan kun je binnen 6 maanden gratis bezwaar maken. Schrijf ons via het klachtenformulier en noem {reference}. Iemand die er niet bij betrokken was, bekijkt het opnieuw.',
  appeal_action: 'Bezwaar maken tegen het besluit',
  report_upheld: {
    subject: 'Je melding {reference} was terecht',
    paragraphs: [
      'Hallo {name}, bedankt voor je melding {reference}. We hebben ernaar gekeken, zijn het met je eens en hebben ingegrepen. Jullie blijven voor elkaar verborgen.',
    ],
  },
  report_dismissed: {
    subject: 'De uitkomst van je melding {reference}',
    paragraphs: [
      'Hallo {name}, bedankt voor je melding {reference}. We hebben ernaar gekeken en niets gevonden wat in strijd is met onze regels of de wet. Jullie blijven voor elkaar verborgen.',
    ],
  },
  complaint_answered: {
    subject: 'Het antwoord op je klacht {ticket}',
    paragraphs: [
      'Je hebt ons geschreven over {ticket}. Dit is ons antwoord:',
      '{answer}',
      'Is het daarmee niet opgelost, schrijf ons dan opnieuw en noem {ticket}.',
    ],
  },
  reasons: {
    fake_or_misleading: 'een vals of misleidend profiel',
    harassment: 'lastigvallen',
    threat: 'een bedreiging',
    underage: 'minderjarigheid',
    scam_or_spam: 'oplichting of ongewenste reclame',
    illegal_content: 'illegale inhoud',
    stolen_photos: 'foto’s van iemand anders',
    other: 'gedrag dat anderen schaadt',
  },
  photo_reasons: {
    no_person: 'er staat geen persoon op de foto',
    not_you: 'jij staat niet op de foto',
    minor: 'er staat een minderjarige op de foto',
    third_party: 'er staan andere mensen op de foto',
    contact_data: 'er staan contactgegevens op de foto',
    illegal: 'de foto is illegaal',
    quality: 'de foto is te wazig of te donker',
  },
};
