import type { SiteTexts } from './SiteTexts';

export const pl: SiteTexts = {
  index_title: 'Poznaj dorosłych, którzy chcą tego samego',
  description:
    'Uczciwe miejsce, w którym dorośli poznają się, flirtują i rozmawiają. Płacisz kredytami za wiadomość, bez abonamentu, i zawsze widzisz, kto jest prawdziwy.',
  fictional_singular: 'profil fikcyjny',
  fictional_plural: 'profile fikcyjne',
  fictional_warning:
    'Niektóre profile w tym serwisie są fikcyjne i służą rozrywce. Zawsze są oznaczone. Spotkanie z przedstawioną osobą nie jest możliwe.',
};
