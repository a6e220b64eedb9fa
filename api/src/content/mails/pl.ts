import type { AccountMails } from './AccountMails';

export const pl: AccountMails = {
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
};
