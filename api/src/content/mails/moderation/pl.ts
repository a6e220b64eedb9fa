import type { ModerationMails } from './ModerationMails';

export const pl: ModerationMails = {
  warning: {
    subject: 'Ostrzeżenie dotyczące twojego konta w {site}',
    paragraphs: [
      'Cześć {name}, otrzymaliśmy zgłoszenie dotyczące twojego zachowania w {site} i uznajemy je za słuszne. To jest ostrzeżenie: twoje konto pozostaje otwarte.',
      'Za drugim razem zamkniemy je na 7 dni, za trzecim na stałe.',
    ],
  },
  suspension: {
    subject: 'Twoje konto w {site} jest zamknięte na 7 dni',
    paragraphs: [
      'Cześć {name}, otrzymaliśmy zgłoszenie dotyczące twojego zachowania w {site} i uznajemy je za słuszne. To już drugi raz, dlatego twoje konto jest zamknięte na 7 dni. Potem otworzy się samo.',
      'Za trzecim razem zamkniemy je na stałe.',
    ],
  },
  ban: {
    subject: 'Twoje konto w {site} zostało zamknięte',
    paragraphs: [
      'Cześć {name}, otrzymaliśmy zgłoszenie dotyczące twojego zachowania w {site} i uznajemy je za słuszne. Twoje konto jest zamknięte na stałe.',
    ],
  },
  photo_rejected: {
    subject: 'Jedno z twoich zdjęć w {site} nie zostało przyjęte',
    paragraphs: ['Cześć {name}, jedno z twoich zdjęć nie zostało przyjęte. Nikt poza tobą go nie widzi.'],
  },
  ground: { rules: 'Jest to niezgodne z naszymi zasadami: {reason}.', law: 'Jest to niezgodne z prawem: {reason}.' },
  facts: 'Na czym opiera się decyzja: {facts}',
  means: {
    person: 'Tę decyzję podjął człowiek. Nie użyto środków automatycznych.',
    machine: 'Ta decyzja została podjęta automatycznie: plik jest taki sam jak plik odrzucony wcześniej.',
  },
  appeal:
    'Jeśli się nie zgadzasz, możesz bezpłatnie odwołać się w ciągu 6 miesięcy. Napisz do nas przez formularz reklamacyjny i podaj {reference}. Sprawę ponownie zbada osoba, która nie brała udziału w decyzji.',
  appeal_action: 'Odwołaj się od decyzji',
  report_upheld: {
    subject: 'Twoje zgłoszenie {reference} było słuszne',
    paragraphs: [
      'Cześć {name}, dziękujemy za zgłoszenie {reference}. Sprawdziliśmy je, przyznajemy ci rację i podjęliśmy działania. Nadal nie będziecie się nawzajem widzieć.',
    ],
  },
  report_dismissed: {
    subject: 'Wynik twojego zgłoszenia {reference}',
    paragraphs: [
      'Cześć {name}, dziękujemy za zgłoszenie {reference}. Sprawdziliśmy je i nie znaleźliśmy niczego, co jest niezgodne z naszymi zasadami lub prawem. Nadal nie będziecie się nawzajem widzieć.',
    ],
  },
  complaint_answered: {
    subject: 'Odpowiedź na twoją reklamację {ticket}',
    paragraphs: [
      'Oto nasza odpowiedź na twoją reklamację {ticket}:',
      '{answer}',
      'Jeśli to nie rozwiązuje sprawy, napisz do nas ponownie i podaj {ticket}.',
    ],
  },
  reasons: {
    fake_or_misleading: 'fałszywy lub wprowadzający w błąd profil',
    harassment: 'nękanie',
    threat: 'groźba',
    underage: 'niepełnoletność',
    scam_or_spam: 'oszustwo lub niechciana reklama',
    illegal_content: 'nielegalne treści',
    stolen_photos: 'zdjęcia innej osoby',
    other: 'zachowanie, które szkodzi innym',
  },
  photo_reasons: {
    no_person: 'na zdjęciu nie ma osoby',
    not_you: 'na zdjęciu nie ma ciebie',
    minor: 'na zdjęciu jest osoba niepełnoletnia',
    third_party: 'na zdjęciu są inne osoby',
    contact_data: 'zdjęcie zawiera dane kontaktowe',
    illegal: 'zdjęcie jest nielegalne',
    quality: 'zdjęcie jest zbyt nieostre lub zbyt ciemne',
  },
};
