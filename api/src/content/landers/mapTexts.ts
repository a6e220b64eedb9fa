import type { LanderTexts } from './Lander';
import type { Locale } from '@rendezvous/shared/contract';

/** Texts of the lander with a map of the visitor's country by region. */
export const mapTexts: Record<Locale, LanderTexts> = {
  en: {
    headline: 'Where would you like to meet someone?',
    text: 'Choose a region. It is filled in when you sign up, and you can change it at any time.',
    call_to_action: 'Start in your region',
  },
  nl: {
    headline: 'Waar wil je iemand ontmoeten?',
    text: 'Kies een regio. Die wordt bij je aanmelding ingevuld en je kunt hem altijd wijzigen.',
    call_to_action: 'Begin in je eigen regio',
  },
  de: {
    headline: 'Wo möchtest du jemanden kennenlernen?',
    text: 'Wähl eine Region. Sie wird bei der Anmeldung eingetragen, und du kannst sie jederzeit ändern.',
    call_to_action: 'In deiner Region anfangen',
  },
  it: {
    headline: 'Dove ti piacerebbe incontrare qualcuno?',
    text: 'Scegli una regione. Verrà inserita nell’iscrizione e potrai cambiarla quando vuoi.',
    call_to_action: 'Comincia dalla tua regione',
  },
  fr: {
    headline: 'Où aimerais-tu rencontrer quelqu’un ?',
    text: 'Choisis une région. Elle est reprise à l’inscription et tu peux la changer à tout moment.',
    call_to_action: 'Commencer dans ta région',
  },
  es: {
    headline: '¿Dónde te gustaría conocer a alguien?',
    text: 'Elige una región. Aparecerá ya puesta al registrarte y podrás cambiarla cuando quieras.',
    call_to_action: 'Empieza en tu región',
  },
  pl: {
    headline: 'Gdzie chcesz kogoś poznać?',
    text: 'Wybierz region. Zostanie wpisany przy rejestracji i w każdej chwili możesz go zmienić.',
    call_to_action: 'Zacznij w swoim regionie',
  },
  da: {
    headline: 'Hvor vil du gerne møde nogen?',
    text: 'Vælg en region. Den bliver udfyldt, når du opretter dig, og du kan altid ændre den.',
    call_to_action: 'Begynd i din region',
  },
  fi: {
    headline: 'Missä haluaisit tavata jonkun?',
    text: 'Valitse alue. Se täytetään valmiiksi liittyessäsi, ja voit vaihtaa sen milloin vain.',
    call_to_action: 'Aloita omalta alueeltasi',
  },
  nb: {
    headline: 'Hvor vil du møte noen?',
    text: 'Velg et område. Det fylles inn når du registrerer deg, og du kan endre det når som helst.',
    call_to_action: 'Start i ditt område',
  },
  sv: {
    headline: 'Var vill du träffa någon?',
    text: 'Välj en region. Den fylls i när du går med och du kan ändra den när du vill.',
    call_to_action: 'Börja i din region',
  },
};
