import type { Mails } from './mailTexts';

export const pl: Mails = {
  account: {
    activation: {
      subject: 'Potwierdź swój adres e-mail w {site}',
      paragraphs: [
        'Cześć {name}, witamy w {site}. Potwierdź swój adres e-mail, aby Twój profil był widoczny.',
        'Link działa przez 7 dni i tylko raz. Jeśli to nie Ty zakładasz konto, zignoruj tę wiadomość: bez potwierdzenia konto zostanie usunięte.',
      ],
      action: 'Potwierdzam adres e-mail',
    },
    reset: {
      subject: 'Ustaw nowe hasło w {site}',
      paragraphs: [
        'Cześć {name}, otrzymaliśmy prośbę o nowe hasło do Twojego konta w {site}.',
        'Link działa przez 60 minut i tylko raz. Jeśli ta prośba nie pochodzi od Ciebie, nie musisz nic robić: hasło pozostanie bez zmian.',
      ],
      action: 'Ustaw nowe hasło',
    },
    password_changed: {
      subject: 'Twoje hasło w {site} zostało zmienione',
      paragraphs: [
        'Cześć {name}, hasło do Twojego konta w {site} zostało przed chwilą zmienione. Na wszystkich innych urządzeniach nastąpiło wylogowanie.',
        'Jeśli ta zmiana nie pochodzi od Ciebie, cofnij ją w ciągu 48 godzin: link przywraca stare hasło, wylogowuje wszystkie urządzenia i pozwala ustawić nowe hasło.',
      ],
      action: 'To nie ja',
    },
    mail_change: {
      subject: 'Potwierdź swój nowy adres e-mail w {site}',
      paragraphs: [
        'Cześć {name}, chcesz używać adresu {email} do swojego konta w {site}. Potwierdź go tym linkiem.',
        'Link działa przez 24 godziny i tylko raz. Do tego czasu obowiązuje stary adres. Jeśli ta prośba nie pochodzi od Ciebie, zignoruj tę wiadomość.',
      ],
      action: 'Potwierdzam nowy adres',
    },
    mail_changed: {
      subject: 'Twój adres e-mail w {site} został zmieniony',
      paragraphs: [
        'Cześć {name}, Twoje konto w {site} używa teraz innego adresu e-mail. Jeśli ta zmiana nie pochodzi od Ciebie, cofnij ją.',
        'Link działa przez 48 godzin i tylko raz. Przywraca ten adres, wylogowuje wszystkie urządzenia i pozwala ustawić nowe hasło.',
      ],
      action: 'To nie ja',
    },
    deletion: {
      subject: 'Twoje konto w {site} zostanie usunięte {date}',
      paragraphs: [
        'Cześć {name}, Twoje konto w {site} jest wyłączone i zostanie trwale usunięte {date}. Do tego dnia możesz je odzyskać tym linkiem.',
        'Nikt już nie widzi Twojego profilu, a my nie wysyłamy Ci więcej wiadomości. Po tym dniu Twój profil, zdjęcia i wiadomości zostaną usunięte; dane o płatnościach przechowujemy tak długo, jak wymaga tego prawo.',
      ],
      action: 'Przywróć moje konto',
    },
    self_exclusion: {
      subject: 'Potwierdź blokadę dostępu do {site}',
      paragraphs: [
        'Ktoś, prawdopodobnie Ty, chce zablokować ten adres e-mail w {site}. Potwierdź to tym linkiem.',
        'Od tej chwili nikt nie zaloguje się ani nie zarejestruje z tym adresem do końca wybranego okresu; blokada na stałe nie ma końca. Link działa przez 24 godziny i tylko raz. Jeśli ta prośba nie pochodzi od Ciebie, zignoruj tę wiadomość.',
      ],
      action: 'Potwierdzam blokadę',
    },
    complaint: {
      subject: 'Otrzymaliśmy Twoją reklamację {ticket}',
      paragraphs: ['Dziękujemy za wiadomość. Twoja reklamacja ma numer {ticket}. Odpowiemy w ciągu 14 dni.'],
    },
  },
  money: {
    withdrawal: {
      subject: 'Otrzymaliśmy Twoje odstąpienie od umowy',
      paragraphs: [
        'Cześć {name}, {date} o {time} odstąpiono od zamówienia {order} w {site}.',
        'Zwrócone niewykorzystane kredyty: {credits}. Zwrot: {amount}, tą samą metodą, którą zapłacono ({method}).',
        'Nie musisz robić nic więcej. Zwrot zwykle dociera w ciągu 5 dni roboczych, najpóźniej w ciągu 14 dni.',
      ],
    },
    refund: {
      subject: 'Twój zwrot jest w drodze',
      paragraphs: [
        'Cześć {name}, zwróciliśmy {amount} za zamówienie {order} w {site} tą samą metodą, którą zapłacono ({method}).',
        'To, kiedy zobaczysz środki, zależy od Twojego banku.',
      ],
    },
    mandate: {
      subject: 'Twoja zgoda na polecenie zapłaty SEPA',
      paragraphs: [
        'Cześć {name}, {date} o {time} podpisano w {site} zgodę na polecenie zapłaty SEPA. Zachowaj tę wiadomość.',
        'Wierzyciel: {creditor}, {address}. Identyfikator wierzyciela: {identifier}. Numer referencyjny zgody: {reference}.',
        'Posiadacz rachunku: {holder}. IBAN: {iban}. Rodzaj płatności: powtarzająca się.',
        'Na podstawie tej zgody {creditor} może wysyłać do Twojego banku polecenia obciążenia rachunku, a Twój bank może obciążać rachunek zgodnie z tymi poleceniami. Rachunek jest obciążany tylko za potwierdzone zamówienie, najwcześniej dzień po nim.',
        'Przysługuje Ci zwrot od Twojego banku na warunkach określonych w umowie z bankiem. O zwrot należy wystąpić w ciągu 8 tygodni od dnia obciążenia rachunku. Zgodę możesz w każdej chwili odwołać w ustawieniach.',
      ],
    },
  },
  moderation: {
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
  },
};
