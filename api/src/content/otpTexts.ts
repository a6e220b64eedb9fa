import type { Locale } from '@rendezvous/shared/contract';

/** The text message with the code that signs a mandate; `{code}` and `{site}` are filled in. */
export const otpTexts: Record<Locale, string> = {
  en: '{code} is your code for the direct debit mandate at {site}. It works for 10 minutes. Share it with nobody.',
  nl: '{code} is je code voor de incassomachtiging bij {site}. De code werkt 10 minuten. Deel hem met niemand.',
  de: '{code} ist dein Code für das Lastschriftmandat bei {site}. Er gilt 10 Minuten. Gib ihn niemandem weiter.',
  it: '{code} è il tuo codice per il mandato di addebito su {site}. Vale 10 minuti. Non comunicarlo a nessuno.',
  fr: '{code} est votre code pour le mandat de prélèvement sur {site}. Il est valable 10 minutes. Ne le communiquez à personne.',
  es: '{code} es tu código para el mandato de adeudo en {site}. Vale 10 minutos. No lo compartas con nadie.',
  pl: '{code} to Twój kod do zgody na polecenie zapłaty w {site}. Jest ważny 10 minut. Nie podawaj go nikomu.',
  da: '{code} er din kode til betalingsaftalen hos {site}. Den virker i 10 minutter. Del den ikke med nogen.',
  fi: '{code} on koodisi suoraveloitusvaltuutukseen palvelussa {site}. Se on voimassa 10 minuuttia. Älä kerro sitä kenellekään.',
  nb: '{code} er koden din til belastningsfullmakten hos {site}. Den virker i 10 minutter. Ikke del den med noen.',
  sv: '{code} är din kod för autogiromedgivandet hos {site}. Den gäller i 10 minuter. Dela den inte med någon.',
};
