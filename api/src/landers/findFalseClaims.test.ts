import { LOCALES, type Locale } from '@rendezvous/shared/contract';
import { landers } from '../content/landers/landers';
import { type Claim, findFalseClaims } from './findFalseClaims';

/** One text for each kind of claim in each language. */
const FALSE_CLAIMS: Record<Locale, Record<Claim, string>> = {
  en: {
    counter: 'Meet 1,234 local singles.',
    waiting: 'Someone near you is waiting.',
    online: 'She is online.',
    message: 'You have 3 new messages.',
    countdown: 'Only 5 places left!',
  },
  nl: {
    counter: 'Ontmoet 1.234 leuke singles.',
    waiting: 'Er zit iemand op je te wachten.',
    online: 'Nu online in jouw stad.',
    message: 'Je hebt 3 nieuwe berichten.',
    countdown: 'Nog maar 5 plaatsen.',
  },
  de: {
    counter: 'Tausende von Mitgliedern? 1.234 nette Singles!',
    waiting: 'Jemand wartet ganz nah auf dich.',
    online: 'Gerade online in deiner Nähe.',
    message: 'Du hast eine neue Nachricht.',
    countdown: 'Nur noch heute.',
  },
  it: {
    counter: 'Migliaia di persone ti cercano.',
    waiting: 'Qualcuno ti sta aspettando.',
    online: 'Maria è online.',
    message: 'Hai 3 nuovi messaggi.',
    countdown: 'Solo per oggi!',
  },
  fr: {
    counter: 'Des milliers de célibataires.',
    waiting: 'Quelqu’un t’attend.',
    online: 'Elle est en ligne.',
    message: 'Tu as deux nouveaux messages.',
    countdown: 'Plus que 5 places.',
  },
  es: {
    counter: 'Conoce a 1234 solteras.',
    waiting: 'Alguien te está esperando.',
    online: 'Está online.',
    message: 'Tienes 3 mensajes nuevos.',
    countdown: 'Sólo quedan 5 plazas.',
  },
  pl: {
    counter: 'Poznaj 1 234 samotne kobiety.',
    waiting: 'Ktoś czeka tu na Ciebie.',
    online: 'Ona jest teraz online.',
    message: 'Masz nową wiadomość.',
    countdown: 'Tylko dziś!',
  },
  da: {
    counter: 'Mød tusindvis af singler.',
    waiting: 'Nogen venter på dig.',
    online: 'Online lige nu.',
    message: 'Du har 3 nye beskeder.',
    countdown: 'Kun 5 pladser tilbage.',
  },
  fi: {
    counter: 'Tapaa 1 234 naista.',
    waiting: 'Joku odottaa sinua.',
    online: 'Linjoilla juuri nyt.',
    message: 'Sinulla on 3 uutta viestiä.',
    countdown: 'Vain tänään!',
  },
  nb: {
    counter: 'Møt 1 234 single kvinner.',
    waiting: 'Noen venter på deg.',
    online: 'Pålogget nå.',
    message: 'Du har en ny melding.',
    countdown: 'Bare 5 plasser igjen.',
  },
  sv: {
    counter: 'Träffa tusentals singlar.',
    waiting: 'Någon väntar på dig.',
    online: 'Online just nu.',
    message: 'Du har 3 nya meddelanden.',
    countdown: 'Bara 5 platser kvar.',
  },
};

/** True sentences that resemble claims. */
const TRUE_TEXTS: Record<Locale, string> = {
  en: 'For adults of 18 and older. Open all day, online and free to join; wait for nothing.',
  nl: 'Voor volwassenen vanaf 18 jaar. Aanmelden kan online en vandaag nog; wacht niet.',
  de: 'Für Erwachsene ab 18 Jahren. Die Anmeldung geht online; warte nicht. Nur du entscheidest.',
  it: 'Per adulti dai 18 anni. Ci si iscrive online; non aspettare.',
  fr: 'Pour adultes de 18 ans et plus. L’inscription se fait en ligne ; n’attends pas.',
  es: 'Para adultos a partir de 18 años. Puedes registrarte online; no esperes. Solo pagas lo que usas.',
  pl: 'Dla dorosłych od 18 lat. Rejestracja online jest bezpłatna; nie czekaj.',
  da: 'For voksne fra 18 år. Du opretter dig online; vent ikke.',
  fi: 'Yli 18-vuotiaille. Liity verkossa; älä odota.',
  nb: 'For voksne over 18 år. Du registrerer deg på nett; ikke vent.',
  sv: 'För vuxna från 18 år. Du går med online; vänta inte.',
};

it.each(['on\u00adline now', 'online\u00a0now', 'ONLINE\u200b now', 'ｏｎｌｉｎｅ now'])(
  'R-352 %j is flagged, however it is written',
  (text) => {
    expect(findFalseClaims('en', text)).toHaveLength(1);
  },
);

const CLAIMS: Claim[] = ['counter', 'waiting', 'online', 'message', 'countdown'];

describe.each(LOCALES)('a text in %s', (locale) => {
  it.each(CLAIMS)('R-352 is flagged for an untrue claim: %s', (claimKind) => {
    expect([FALSE_CLAIMS[locale][claimKind], findFalseClaims(locale, FALSE_CLAIMS[locale][claimKind])]).toEqual([
      FALSE_CLAIMS[locale][claimKind],
      [expect.stringMatching(/^\p{L}.*: “.+” \(R-352\)$/u)],
    ]);
  });

  it('R-352 may make true statements', () => {
    expect(findFalseClaims(locale, TRUE_TEXTS[locale])).toEqual([]);
  });

  it('R-352 R-348 may contain the texts of the product’s own landers', () => {
    const texts = [...landers.values()].flatMap(({ variants }) => Object.values(variants.default.texts[locale]));
    expect(texts.flatMap((text) => findFalseClaims(locale, text))).toEqual([]);
  });
});
