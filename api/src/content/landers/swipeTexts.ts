import type { LanderTexts } from './Lander';
import type { Locale } from '@rendezvous/shared/contract';

/** Texts of the lander with a teaser to swipe through, followed by the sign-up. */
export const swipeTexts: Record<Locale, LanderTexts> = {
  en: {
    headline: 'Five pictures, five swipes',
    text: 'Swipe right for what you like, left to go on. Nobody is told: it stays on this page until you sign up.',
    call_to_action: 'Sign up and say hello',
  },
  nl: {
    headline: 'Vijf foto’s, vijf keer swipen',
    text: 'Swipe naar rechts als het je bevalt, naar links om verder te gaan. Niemand hoort ervan: het blijft op deze pagina tot je je aanmeldt.',
    call_to_action: 'Meld je aan en zeg hallo',
  },
  de: {
    headline: 'Fünf Bilder, fünf Mal wischen',
    text: 'Wisch nach rechts, was dir gefällt, nach links geht es weiter. Niemand erfährt davon: Es bleibt auf dieser Seite, bis du dich anmeldest.',
    call_to_action: 'Melde dich an und sag Hallo',
  },
  it: {
    headline: 'Cinque immagini, cinque gesti',
    text: 'Scorri a destra se ti piace, a sinistra per andare avanti. Nessuno lo viene a sapere: resta su questa pagina finché non ti iscrivi.',
    call_to_action: 'Iscriviti e saluta',
  },
  fr: {
    headline: 'Cinq images, cinq gestes',
    text: 'Glisse à droite ce qui te plaît, à gauche pour continuer. Personne n’en sait rien : tout reste sur cette page jusqu’à ton inscription.',
    call_to_action: 'Inscris-toi et dis bonjour',
  },
  es: {
    headline: 'Cinco imágenes, cinco gestos',
    text: 'Desliza a la derecha lo que te guste y a la izquierda para seguir. Nadie se entera: se queda en esta página hasta que te registres.',
    call_to_action: 'Regístrate y saluda',
  },
  pl: {
    headline: 'Pięć zdjęć, pięć ruchów',
    text: 'Przesuń w prawo, co Ci się podoba, w lewo, żeby iść dalej. Nikt się o tym nie dowie: zostaje to na tej stronie aż do rejestracji.',
    call_to_action: 'Zarejestruj się i przywitaj',
  },
  da: {
    headline: 'Fem billeder, fem swipes',
    text: 'Swipe til højre, hvis du kan lide det, til venstre for at gå videre. Ingen får det at vide: Det bliver på denne side, til du opretter dig.',
    call_to_action: 'Opret dig og sig hej',
  },
  fi: {
    headline: 'Viisi kuvaa, viisi pyyhkäisyä',
    text: 'Pyyhkäise oikealle, jos pidät näkemästäsi, ja vasemmalle, jos haluat jatkaa. Kukaan ei saa tietää: valinnat jäävät tälle sivulle, kunnes rekisteröidyt.',
    call_to_action: 'Rekisteröidy ja sano hei',
  },
  nb: {
    headline: 'Fem bilder, fem sveip',
    text: 'Sveip til høyre for det du liker, til venstre for å gå videre. Ingen får vite om det: Det blir på denne siden til du registrerer deg.',
    call_to_action: 'Registrer deg og si hei',
  },
  sv: {
    headline: 'Fem bilder, fem svep',
    text: 'Svep åt höger för det du gillar, åt vänster för att gå vidare. Ingen får veta något: det stannar på den här sidan tills du registrerar dig.',
    call_to_action: 'Registrera dig och säg hej',
  },
};
