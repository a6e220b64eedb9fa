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
      'Jeśli ta zmiana nie pochodzi od Ciebie, od razu poproś o nowe hasło i napisz do naszej obsługi klienta.',
    ],
    action: 'Przejdź do logowania',
  },
  complaint: {
    subject: 'Otrzymaliśmy Twoją reklamację {ticket}',
    paragraphs: ['Dziękujemy za wiadomość. Twoja reklamacja ma numer {ticket}. Odpowiemy w ciągu 14 dni.'],
  },
};
