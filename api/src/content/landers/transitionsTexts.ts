import type { LanderTexts } from './Lander';
import type { Locale } from '@rendezvous/shared/contract';

/** Texts of the lander with three evening scenes and a question about each. */
export const transitionsTexts: Record<Locale, LanderTexts> = {
  en: {
    headline: 'How do you like your evenings?',
    text: 'City lights, a walk along the water, a quiet night: tell us a little about yourself and look around.',
    call_to_action: 'Sign up and look around',
  },
  nl: {
    headline: 'Hoe breng jij je avonden graag door?',
    text: 'Stadslichten, een wandeling langs het water, een rustige nacht: vertel iets over jezelf en kijk rond.',
    call_to_action: 'Meld je aan en kijk rond',
  },
  de: {
    headline: 'Wie magst du deine Abende?',
    text: 'Lichter der Stadt, ein Spaziergang am Wasser, eine ruhige Nacht: Erzähl ein wenig von dir und schau dich um.',
    call_to_action: 'Melde dich an und schau dich um',
  },
  it: {
    headline: 'Come ti piacciono le serate?',
    text: 'Luci della città, una passeggiata lungo l’acqua, una notte tranquilla: racconta qualcosa di te e guardati intorno.',
    call_to_action: 'Iscriviti e guardati intorno',
  },
  fr: {
    headline: 'Comment aimes-tu passer tes soirées ?',
    text: 'Les lumières de la ville, une promenade au bord de l’eau, une nuit calme : parle-nous un peu de toi et regarde autour de toi.',
    call_to_action: 'Inscris-toi et regarde autour de toi',
  },
  es: {
    headline: '¿Cómo te gustan las noches?',
    text: 'Las luces de la ciudad, un paseo junto al agua, una noche tranquila: cuéntanos un poco sobre ti y echa un vistazo.',
    call_to_action: 'Regístrate y echa un vistazo',
  },
  pl: {
    headline: 'Jakie wieczory lubisz?',
    text: 'Światła miasta, spacer nad wodą, spokojna noc: opowiedz trochę o sobie i rozejrzyj się.',
    call_to_action: 'Zarejestruj się i rozejrzyj',
  },
  da: {
    headline: 'Hvordan kan du lide dine aftener?',
    text: 'Byens lys, en tur langs vandet, en stille nat: Fortæl lidt om dig selv, og se dig omkring.',
    call_to_action: 'Opret dig og se dig omkring',
  },
  fi: {
    headline: 'Millaisista illoista pidät?',
    text: 'Kaupungin valot, kävely veden äärellä, rauhallinen yö: kerro vähän itsestäsi ja katsele ympärillesi.',
    call_to_action: 'Rekisteröidy ja katsele ympärillesi',
  },
  nb: {
    headline: 'Hvordan liker du kveldene dine?',
    text: 'Byens lys, en tur langs vannet, en rolig natt: Fortell litt om deg selv og se deg rundt.',
    call_to_action: 'Registrer deg og se deg rundt',
  },
  sv: {
    headline: 'Hur vill du ha dina kvällar?',
    text: 'Stadens ljus, en promenad längs vattnet, en lugn natt: berätta lite om dig själv och se dig omkring.',
    call_to_action: 'Registrera dig och se dig omkring',
  },
};
