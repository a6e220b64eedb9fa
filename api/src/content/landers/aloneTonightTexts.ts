import type { LanderTexts } from './Lander';
import type { Locale } from '@rendezvous/shared/contract';

/** Texts of the lander that asks whether the visitor is alone tonight. */
export const aloneTonightTexts: Record<Locale, LanderTexts> = {
  en: {
    headline: 'Alone tonight?',
    text: 'You are not the only adult who would rather talk to someone. Look around, say hello, and pay only for the messages you send.',
    call_to_action: 'Find someone to talk to',
  },
  nl: {
    headline: 'Alleen vanavond?',
    text: 'Je bent niet de enige volwassene die liever met iemand praat. Kijk rond, zeg hallo en betaal alleen voor de berichten die je stuurt.',
    call_to_action: 'Zoek iemand om mee te praten',
  },
  de: {
    headline: 'Heute Abend allein?',
    text: 'Du bist nicht der einzige erwachsene Mensch, der lieber mit jemandem reden würde. Schau dich um, sag Hallo und zahl nur für die Nachrichten, die du schickst.',
    call_to_action: 'Jemanden zum Reden finden',
  },
  it: {
    headline: 'Sola o solo stasera?',
    text: 'Non sei l’unica persona adulta che preferirebbe parlare con qualcuno. Guardati intorno, saluta e paga solo i messaggi che invii.',
    call_to_action: 'Trova qualcuno con cui parlare',
  },
  fr: {
    headline: 'Envie de compagnie ce soir ?',
    text: 'Tu n’es pas la seule personne adulte qui préférerait parler à quelqu’un. Regarde autour de toi, dis bonjour et ne paie que les messages que tu envoies.',
    call_to_action: 'Trouver quelqu’un à qui parler',
  },
  es: {
    headline: '¿Sin compañía esta noche?',
    text: 'No eres la única persona adulta que preferiría hablar con alguien. Echa un vistazo, saluda y paga solo por los mensajes que envías.',
    call_to_action: 'Encuentra con quién hablar',
  },
  pl: {
    headline: 'Samotny wieczór?',
    text: 'Nie tylko Tobie bardziej odpowiada rozmowa z kimś dorosłym. Rozejrzyj się, przywitaj się i płać tylko za wysłane wiadomości.',
    call_to_action: 'Znajdź kogoś do rozmowy',
  },
  da: {
    headline: 'Alene i aften?',
    text: 'Du er ikke den eneste voksne, der hellere vil tale med nogen. Se dig omkring, sig hej, og betal kun for de beskeder, du sender.',
    call_to_action: 'Find en at tale med',
  },
  fi: {
    headline: 'Yksin tänä iltana?',
    text: 'Et ole ainoa aikuinen, joka juttelisi mieluummin jonkun kanssa. Katsele ympärillesi, sano hei ja maksa vain lähettämistäsi viesteistä.',
    call_to_action: 'Etsi juttuseuraa',
  },
  nb: {
    headline: 'Alene i kveld?',
    text: 'Du er ikke den eneste voksne som heller vil snakke med noen. Se deg rundt, si hei, og betal bare for meldingene du sender.',
    call_to_action: 'Finn noen å snakke med',
  },
  sv: {
    headline: 'Ensam i kväll?',
    text: 'Du är inte den enda vuxna som hellre vill prata med någon. Se dig omkring, säg hej och betala bara för de meddelanden du skickar.',
    call_to_action: 'Hitta någon att prata med',
  },
};
