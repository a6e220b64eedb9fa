import type { Locale } from '@rendezvous/shared/contract';

interface SandboxAgeTexts {
  title: string;
  note: string;
  yes: string;
  no: string;
  refuse: string;
}

/** Texts of the provider's page by language; the page is not part of the site, so its texts are not in the site's catalogues. */
export const ageTexts: Record<Locale, SandboxAgeTexts> = {
  en: {
    title: 'How old are you?',
    note: 'This is a test check. Nothing about you is stored.',
    yes: 'I am 18 or older',
    no: 'I am younger',
    refuse: 'I would rather not say',
  },
  nl: {
    title: 'Hoe oud ben je?',
    note: 'Dit is een testcontrole. Er wordt niets over je bewaard.',
    yes: 'Ik ben 18 of ouder',
    no: 'Ik ben jonger',
    refuse: 'Dat zeg ik liever niet',
  },
  de: {
    title: 'Wie alt bist du?',
    note: 'Dies ist eine Testprüfung. Es wird nichts über dich gespeichert.',
    yes: 'Ich bin 18 oder älter',
    no: 'Ich bin jünger',
    refuse: 'Das möchte ich nicht sagen',
  },
  it: {
    title: 'Quanti anni hai?',
    note: 'Questa è una verifica di prova. Nulla su di te viene salvato.',
    yes: 'Ho 18 anni o più',
    no: 'Ho meno di 18 anni',
    refuse: 'Preferisco non dirlo',
  },
  fr: {
    title: 'Quel âge avez-vous ?',
    note: 'Ceci est un contrôle de test. Rien n’est conservé à votre sujet.',
    yes: 'J’ai 18 ans ou plus',
    no: 'Je suis plus jeune',
    refuse: 'Je préfère ne pas le dire',
  },
  es: {
    title: '¿Cuántos años tienes?',
    note: 'Esta es una verificación de prueba. No se guarda nada sobre ti.',
    yes: 'Tengo 18 años o más',
    no: 'Soy menor',
    refuse: 'Prefiero no decirlo',
  },
  pl: {
    title: 'Ile masz lat?',
    note: 'To jest kontrola testowa. Nic o tobie nie jest zapisywane.',
    yes: 'Mam 18 lat lub więcej',
    no: 'Mam mniej niż 18 lat',
    refuse: 'Wolę nie mówić',
  },
  da: {
    title: 'Hvor gammel er du?',
    note: 'Dette er en testkontrol. Der gemmes intet om dig.',
    yes: 'Jeg er 18 år eller ældre',
    no: 'Jeg er yngre',
    refuse: 'Det vil jeg helst ikke sige',
  },
  fi: {
    title: 'Kuinka vanha olet?',
    note: 'Tämä on testitarkistus. Sinusta ei tallenneta mitään.',
    yes: 'Olen 18-vuotias tai vanhempi',
    no: 'Olen nuorempi',
    refuse: 'En halua kertoa',
  },
  nb: {
    title: 'Hvor gammel er du?',
    note: 'Dette er en testkontroll. Ingenting om deg lagres.',
    yes: 'Jeg er 18 år eller eldre',
    no: 'Jeg er yngre',
    refuse: 'Det vil jeg helst ikke si',
  },
  sv: {
    title: 'Hur gammal är du?',
    note: 'Detta är en testkontroll. Inget om dig sparas.',
    yes: 'Jag är 18 år eller äldre',
    no: 'Jag är yngre',
    refuse: 'Det vill jag helst inte säga',
  },
};
