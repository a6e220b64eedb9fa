import type { LanderTexts } from './Lander';
import type { Locale } from '@rendezvous/shared/contract';

/** Texts of the lander on which visitors choose interests before the sign-up. */
export const iconsTexts: Record<Locale, LanderTexts> = {
  en: {
    headline: 'What do you enjoy?',
    text: 'Choose up to five things. They come along into your profile, and you can change them at any time.',
    call_to_action: 'Find people who share it',
  },
  nl: {
    headline: 'Waar hou je van?',
    text: 'Kies maximaal vijf dingen. Ze gaan mee naar je profiel en je kunt ze altijd wijzigen.',
    call_to_action: 'Vind mensen die dat delen',
  },
  de: {
    headline: 'Was machst du gern?',
    text: 'Wähl bis zu fünf Dinge aus. Sie kommen mit in dein Profil, und du kannst sie jederzeit ändern.',
    call_to_action: 'Menschen finden, die das teilen',
  },
  it: {
    headline: 'Che cosa ti piace?',
    text: 'Scegli fino a cinque cose. Verranno con te nel profilo e potrai cambiarle quando vuoi.',
    call_to_action: 'Trova chi ha gli stessi gusti',
  },
  fr: {
    headline: 'Qu’est-ce que tu aimes ?',
    text: 'Choisis jusqu’à cinq choses. Elles te suivent dans ton profil et tu peux les changer à tout moment.',
    call_to_action: 'Trouver des gens qui partagent cela',
  },
  es: {
    headline: '¿Qué te gusta?',
    text: 'Elige hasta cinco cosas. Te acompañarán a tu perfil y podrás cambiarlas cuando quieras.',
    call_to_action: 'Encuentra a quien le guste lo mismo',
  },
  pl: {
    headline: 'Co lubisz?',
    text: 'Wybierz maksymalnie pięć rzeczy. Trafią do Twojego profilu i w każdej chwili możesz je zmienić.',
    call_to_action: 'Znajdź ludzi o podobnych upodobaniach',
  },
  da: {
    headline: 'Hvad holder du af?',
    text: 'Vælg op til fem ting. De følger med til din profil, og du kan altid ændre dem.',
    call_to_action: 'Find nogen, der deler det',
  },
  fi: {
    headline: 'Mistä pidät?',
    text: 'Valitse enintään viisi asiaa. Ne siirtyvät profiiliisi, ja voit muuttaa niitä milloin vain.',
    call_to_action: 'Etsi samoista asioista pitäviä',
  },
  nb: {
    headline: 'Hva liker du?',
    text: 'Velg opptil fem ting. De blir med inn i profilen din, og du kan endre dem når som helst.',
    call_to_action: 'Finn noen som deler det',
  },
  sv: {
    headline: 'Vad tycker du om?',
    text: 'Välj upp till fem saker. De följer med till din profil och du kan ändra dem när du vill.',
    call_to_action: 'Hitta människor som delar det',
  },
};
