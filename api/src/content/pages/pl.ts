import type { Pages } from './allPages';

export const pl: Pages = {
  ban: {
    title: 'Blokada dostępu',
    sections: [
      {
        heading: 'Tylko dla dorosłych',
        paragraphs: [
          '{site} jest przeznaczony dla osób od 18. roku życia. Każda strona ma oznaczenie RTA (Restricted to Adults), które rozpoznają filtry rodzicielskie.',
        ],
      },
      {
        heading: 'Dla rodziców',
        paragraphs: [
          'Dostęp dzieci do {site} można zablokować kontrolą rodzicielską dostawcy internetu, systemów Windows, macOS, Android i iOS albo filtrem w routerze.',
          'Podejrzewasz, że konto ma tu osoba niepełnoletnia? Napisz na {support_email}. Takie konto zamykamy od razu.',
        ],
      },
    ],
  },
  cookies: {
    title: 'Pliki cookie',
    sections: [
      {
        heading: 'Tylko to, co potrzebne',
        paragraphs: [
          '{site} używa wyłącznie własnych plików cookie i pamięci przeglądarki: aby utrzymać zalogowanie, zapamiętać język i wiedzieć, które powiadomienia zostały zamknięte. Nie ma reklamowych plików cookie ani podmiotów trzecich w Twojej przeglądarce.',
        ],
      },
      {
        heading: 'Twój wybór',
        paragraphs: [
          'Pliki cookie i pamięć możesz w każdej chwili usunąć w przeglądarce. Nastąpi wtedy wylogowanie, a powiadomienia mogą pojawić się ponownie. Poniższa lista wymienia każdy wpis wraz z celem i czasem przechowywania.',
        ],
      },
    ],
  },
  faq: {
    title: 'Najczęstsze pytania',
    sections: [
      {
        heading: 'Ile to kosztuje?',
        paragraphs: [
          'Rejestracja, wyszukiwanie i polubienia są bezpłatne. Wysłanie wiadomości kosztuje kredyty. Kredyty kupujesz jednorazowo, nie ma abonamentu i nic nie odnawia się samo.',
          'Każdy zakup daje na stałe członkostwo premium: widzisz wszystkie zdjęcia, zaczynasz dowolnie wiele rozmów i możesz dodać 25 zdjęć.',
        ],
      },
      {
        heading: 'Czy wszystkie profile są prawdziwe?',
        paragraphs: [
          'Nie. Niektóre profile są fikcyjne i służą rozrywce. Słowa „profil fikcyjny” stoją obok imienia wszędzie, gdzie taki profil się pojawia. Profile fikcyjne nigdy nie zaczynają rozmowy, nigdy nie dają polubień i nie można się z nimi spotkać.',
        ],
      },
      {
        heading: 'Kto widzi, gdzie jestem?',
        paragraphs: [
          'Nikt. Inni widzą Twoją miejscowość i przybliżoną odległość między miejscowościami. Nie zapisujemy Twojego położenia.',
        ],
      },
      {
        heading: 'Jak zmierzono większą szansę na dopasowanie?',
        paragraphs: [
          'Liczba porównuje dopasowania członków premium z dopasowaniami członków bezpłatnych w pierwszym miesiącu. To spojrzenie wstecz na wiele osób, a nie obietnica dla jednej.',
        ],
      },
      {
        heading: 'Jak usunąć konto?',
        paragraphs: [
          'Otwórz ustawienia i wybierz „Usuń moje konto”. Profil znika od razu. W ciągu 14 dni możesz wrócić przez link z naszego e-maila; potem dane są usuwane.',
        ],
      },
    ],
  },
  privacy: {
    title: 'Prywatność',
    sections: [
      {
        heading: 'Kto odpowiada',
        paragraphs: ['Za Twoje dane odpowiada {company}, {address}, {city}. Napisz do nas na {support_email}.'],
      },
      {
        heading: 'Co przetwarzamy i dlaczego',
        paragraphs: [
          'Adres e-mail, nazwę, datę urodzenia, miejscowość, profil, zdjęcia, polubienia i wiadomości, aby serwis działał. Zamówienia, bo wymaga tego prawo podatkowe. To, co profil mówi o życiu seksualnym i orientacji, tylko za Twoją wyraźną zgodą, którą możesz w każdej chwili wycofać.',
          'Oferty i nowości o serwisie wysyłamy tylko wtedy, gdy je włączysz, najwyżej dwa razy w miesiącu. Wyłączysz je jednym kliknięciem w e-mailu lub w ustawieniach.',
          'Nie sprzedajemy danych, nie pokazujemy reklam podmiotów trzecich i nie podejmujemy wobec Ciebie decyzji wyłącznie automatycznie.',
        ],
      },
      {
        heading: 'Co tylko liczymy',
        paragraphs: [
          'Jak często ktoś ogląda stronę kampanii i ile osób się przez nią rejestruje. Tabela ma sześć kolumn: strona, kampania, wariant, dzień, wyświetlenia i rejestracje. Nie ma w niej nic o Tobie. Aby podczas całej wizyty pokazywać Ci ten sam wariant i policzyć Cię tylko raz, Twoja przeglądarka przechowuje przez 30 dni losowy numer i listę wyświetlonych stron kampanii.',
        ],
      },
      {
        heading: 'Jak długo je przechowujemy',
        paragraphs: [
          'Wiadomości są ukrywane po 90 dniach i usuwane po 12 miesiącach. Usunięte konto znika ostatecznie po 14 dniach. Dane o płatnościach pozostają tak długo, jak wymaga tego prawo.',
        ],
      },
      {
        heading: 'Twoje prawa',
        paragraphs: [
          'Możesz zobaczyć, poprawić, zabrać ze sobą i usunąć swoje dane, sprzeciwić się ich użyciu i złożyć skargę do organu ochrony danych w swoim kraju. Większość zrobisz samodzielnie w ustawieniach; w pozostałych sprawach napisz na {support_email}.',
        ],
      },
    ],
  },
  'return-policy': {
    title: 'Zwroty',
    sections: [
      {
        heading: '{refund_days} dni na zmianę zdania',
        paragraphs: [
          'Niewykorzystane kredyty z zamówienia możesz zwrócić w ciągu {refund_days} dni od zakupu bez podania przyczyny.',
          'Zwrot to: zapłacona kwota razy niewykorzystane kredyty z zamówienia, podzielone przez kredyty z zamówienia, zaokrąglone do grosza na Twoją korzyść. Pieniądze wracają tą samą metodą płatności.',
        ],
      },
      {
        heading: 'Jak to zrobić',
        paragraphs: [
          'Otwórz transakcje, wybierz zamówienie i naciśnij „Odstąp od umowy tutaj”. Możesz też wysłać nam poniższy formularz e-mailem lub pocztą.',
        ],
      },
      {
        heading: 'Wzór formularza odstąpienia',
        paragraphs: [
          'Do {company}, {address}, {city}, {support_email}: Niniejszym odstępuję od umowy zakupu następujących kredytów. Zamówione dnia: … Numer zamówienia: … Imię i nazwisko: … Adres e-mail konta: … Data: …',
        ],
      },
    ],
  },
  safety: {
    title: 'Centrum bezpieczeństwa',
    sections: [
      {
        heading: 'Grozi Ci teraz niebezpieczeństwo?',
        paragraphs: ['Zadzwoń pod numer alarmowy w swoim kraju. Połączenie jest bezpłatne i możliwe z każdego telefonu.'],
      },
      {
        heading: 'Kiedy się poznajecie',
        paragraphs: [
          'Zostań na {site}, dopóki nie zaufasz drugiej osobie. Ktoś, kto już w pierwszych wiadomościach chce przejść do innego komunikatora, często ma powód, o którym nie mówi.',
          'Nigdy nie wysyłaj pieniędzy, kart podarunkowych ani zdjęć dokumentów komuś, kogo nie znasz osobiście, bez względu na to, jaką historię usłyszysz. Nikt z {site} nigdy nie poprosi Cię o hasło.',
          'Nazwisko, adres, miejsce pracy i dane bankowe zachowaj dla siebie. Sprawdź też, co widać w tle Twoich zdjęć.',
        ],
      },
      {
        heading: 'Pierwsza randka',
        paragraphs: [
          'Umów się w miejscu publicznym, powiedz komuś bliskiemu, gdzie jesteś i kiedy wrócisz, a dojazd i powrót zorganizuj we własnym zakresie.',
          'W każdej chwili możesz odmówić i wyjść. Drink do niczego nie zobowiązuje.',
        ],
      },
      {
        heading: 'Ukryj, zablokuj, zgłoś',
        paragraphs: [
          'Tarcza przy każdym profilu daje Ci trzy możliwości: możesz ukryć daną osobę w wyszukiwaniu, zablokować ją, a wtedy przestaniecie się nawzajem widzieć, albo zgłosić ją nam. Ukryte i zablokowane osoby oraz swoje zgłoszenia znajdziesz w ustawieniach.',
          'Każde zgłoszenie sprawdzają ludzie. Dowiesz się, jak się zakończyło, a od decyzji możesz się odwołać w ciągu 6 miesięcy.',
        ],
      },
      {
        heading: 'Organy publiczne i zawiadomienia prawne',
        paragraphs: [
          'Pojedynczy punkt kontaktowy {company} dla organów publicznych, Komisji Europejskiej i użytkowników zgodnie z art. 11 i 12 aktu o usługach cyfrowych (Digital Services Act) to {support_email}. Możesz pisać po angielsku, niderlandzku lub niemiecku.',
        ],
      },
      {
        heading: 'Bez konta',
        paragraphs: [
          'Każdy może zgłosić nadużycie w formularzu poniżej: profil, który używa Twoich zdjęć, osobę niepełnoletnią, oszustwo albo treści sprzeczne z prawem.',
        ],
      },
    ],
  },
  service: {
    title: 'Obsługa klienta',
    sections: [
      {
        heading: 'Napisz lub zadzwoń',
        paragraphs: [
          'E-mail: {support_email}. Telefon: {support_phone}. Odpowiadamy w ciągu dwóch dni roboczych, w Twoim języku.',
          'Reklamację zgłoś w formularzu reklamacji: od razu otrzymasz numer, a odpowiedź w ciągu 14 dni.',
        ],
      },
      {
        heading: 'Dane firmy',
        paragraphs: ['{company}, {address}, {city}. Numer w izbie handlowej: {kvk}. Numer VAT: {vat}.'],
      },
    ],
  },
  terms: {
    title: 'Regulamin',
    sections: [
      {
        heading: 'Usługa',
        paragraphs: [
          '{site} prowadzi {company}. To miejsce, w którym dorośli poznają się i rozmawiają. Trzeba mieć ukończone 18 lat i można mieć jedno konto.',
        ],
      },
      {
        heading: 'Profile fikcyjne',
        paragraphs: [
          'Część profili jest fikcyjna i służy rozrywce. Wszędzie, gdzie się pojawiają, jest to napisane słowami. Spotkanie z przedstawioną osobą nie jest możliwe.',
        ],
      },
      {
        heading: 'Kredyty',
        paragraphs: [
          'Wiadomości, zdjęcia i prezenty kosztują kredyty; cena stoi przy przycisku. Kredyty nie tracą ważności, dopóki konto istnieje. Darmowe kredyty zużywają się najpierw i nie podlegają zwrotowi; niewykorzystane kupione kredyty można zwrócić w ciągu {refund_days} dni.',
        ],
      },
      {
        heading: 'Czego nie wolno',
        paragraphs: [
          'Nękania, gróźb, nienawiści, zdjęć innych osób, ofert płatnych usług, reklamy i wszystkiego, co jest sprzeczne z prawem lub dotyczy nieletnich. Takie treści usuwamy, podajemy powód i możemy zamknąć konto. Od takiej decyzji można się odwołać.',
        ],
      },
      {
        heading: 'Odpowiedzialność i prawo',
        paragraphs: [
          'Dbamy o serwis, ale nie możemy odpowiadać za to, co członkowie mówią o sobie. Prawo kraju, w którym mieszkasz, chroni Cię jako konsumenta. Z pytaniami i reklamacjami napisz na {support_email}.',
        ],
      },
    ],
  },
};
