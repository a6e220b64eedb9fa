import type { Locale } from '@rendezvous/shared/contract';

/** Kinds of claims that a lander must not make, since nobody can vouch for them. */
export type Claim = 'counter' | 'waiting' | 'online' | 'message' | 'countdown';

/** Matches up to two words, each followed by a space. */
const UP_TO_TWO_WORDS = String.raw`(?:\p{L}+ ){0,2}`;

/** Builds a pattern for `#` or an expression such as "thousands of", followed by a noun for people. */
const buildPeoplePattern = (quantifiers: string, nouns: string): string => `(?:# ?|(?:${quantifiers}))${UP_TO_TWO_WORDS}(?:${nouns})`;

/** Regular expressions that find each claim, by language; `#` stands for a number. They match whole words, regardless of case. */
const CLAIM_PATTERNS: Record<Locale, Record<Claim, string>> = {
  en: {
    counter: buildPeoplePattern('(?:hundreds|thousands|millions) of ', 'singles|members|people|women|men|girls|guys|users|profiles'),
    waiting: String.raw`waiting for you|waits? for you|(?:someone|somebody|s?he|they|women|men|singles|people)(?:'s| \p{L}+){0,3} waiting`,
    online: '(?:is|are|now) online|online (?:right )?now',
    message: String.raw`you(?: ha|')ve (?:#|an?|got|new|unread|two|three)(?: \p{L}+){0,2} (?:messages?|match(?:es)?|likes?)|(?:likes|liked|messaged|viewed) you|wrote to you|wants to meet you`,
    countdown: String.raw`only today|today only|only # ?${UP_TO_TWO_WORDS}left|last chance|ends (?:today|tonight)`,
  },
  nl: {
    counter: buildPeoplePattern(
      '(?:honderden|duizenden|miljoenen) ',
      'singles|leden|mensen|vrouwen|mannen|vrijgezellen|gebruikers|profielen',
    ),
    waiting: String.raw`wacht(?:en)? ${UP_TO_TWO_WORDS}op (?:jou|je|u)|op (?:jou|je|u) te wachten`,
    online: String.raw`nu online|online nu|(?:is|zijn) (?:\p{L}+ )?online`,
    message: String.raw`(?:je hebt|heb je) (?:#|een|twee|drie|nieuwe|ongelezen)(?: \p{L}+)? ?(?:berichten|bericht|matches|match|likes?)|vindt (?:je|jou) leuk|heeft (?:je|jou) (?:geschreven|bekeken)|wil (?:je|jou) (?:leren kennen|ontmoeten)`,
    countdown: 'alleen vandaag|nog (?:maar|slechts) #|laatste kans|eindigt (?:vandaag|vanavond)',
  },
  de: {
    counter: buildPeoplePattern(
      '(?:hunderte|tausende|millionen) (?:von )?',
      String.raw`singles|mitglieder|menschen|frauen|männer|leute|nutzer\p{L}*|profile`,
    ),
    waiting: String.raw`wart(?:et|en) ${UP_TO_TWO_WORDS}auf (?:dich|sie|euch)|auf (?:dich|euch) (?:\p{L}+ )?wart(?:et|en)`,
    online: String.raw`(?:jetzt|gerade) online|online (?:jetzt|gerade)|(?:ist|sind) (?:\p{L}+ )?online`,
    message: String.raw`(?:du hast|hast du) (?:#|eine|zwei|drei|neue|ungelesene)(?: \p{L}+)? ?(?:nachrichten|nachricht|matches|match|likes?)|mag dich|hat dir geschrieben|(?:will|möchte) dich (?:kennenlernen|treffen)`,
    countdown: 'nur heute|nur noch (?:heute|#)|letzte chance|endet (?:heute|bald)',
  },
  it: {
    counter: buildPeoplePattern(
      '(?:centinaia|migliaia|milioni) di ',
      'single|iscritti|membri|persone|donne|uomini|utenti|profili|ragazze|ragazzi',
    ),
    waiting: '(?:ti|vi) (?:sta |stanno )?(?:aspetta|aspettano|aspettando|attende|attendono|attendendo)|aspetta(?:no)? (?:solo )?te',
    online: String.raw`online (?:ora|adesso)|(?:ora|adesso) online|(?:è|sono) (?:\p{L}+ )?online`,
    message: String.raw`hai (?:#|un|una|due|tre|dei|nuov[oi])(?: \p{L}+)? ?(?:messaggio|messaggi|match|like|visit[ae])|ti ha scritto|(?:vuole|vorrebbe) (?:conoscerti|incontrarti)|(?:gli|le) piaci`,
    countdown: String.raw`solo (?:per )?oggi|(?:restano|rimangono) (?:solo )?#|ultima (?:occasione|possibilità)|(?:scade|finisce) (?:oggi|stasera)`,
  },
  fr: {
    counter: buildPeoplePattern(
      "(?:centaines|milliers|millions) (?:de |d')",
      'célibataires|membres|personnes|femmes|hommes|utilisateurs|profils|filles|gens',
    ),
    waiting: "(?:t'|vous )attend(?:ent)?",
    online: String.raw`en ligne (?:maintenant|actuellement|en ce moment)|maintenant en ligne|(?:est|sont) (?:\p{L}+ )?en ligne`,
    message: String.raw`(?:tu as|vous avez) (?:#|une?|deux|trois|des|de)(?: \p{L}+)? ?(?:messages?|matchs?|likes?|visites?)|(?:t'|vous )a (?:écrit|likée?)|(?:veut|aimerait) (?:te|vous) (?:rencontrer|connaître)|tu (?:lui|leur) plais`,
    countdown:
      "(?:seulement|uniquement) aujourd'hui|aujourd'hui (?:seulement|uniquement)|plus que #|dernière chance|se termine (?:aujourd'hui|ce soir)",
  },
  es: {
    counter: buildPeoplePattern(
      '(?:cientos|miles|millones) de ',
      'solter[oa]s|miembros|personas|mujeres|hombres|usuarios|perfiles|chic[oa]s',
    ),
    waiting: '(?:te|os) (?:está |están )?(?:espera|esperan|esperando)|est(?:á|án) esperándo(?:te|os)',
    online: String.raw`(?:en línea|online|conectad[oa]s?) ahora|ahora (?:en línea|online)|est(?:á|án) (?:\p{L}+ )?(?:en línea|online|conectad[oa]s?)`,
    message: String.raw`tienes (?:#|una?|dos|tres|nuev[oa]s?)(?: \p{L}+)? ?(?:mensajes?|match(?:es)?|likes?|visitas?)|te ha escrito|le gustas|quiere conocerte`,
    countdown: String.raw`s[oó]lo (?:por )?hoy|s[oó]lo quedan?|quedan? s[oó]lo|última oportunidad|termina (?:hoy|esta noche)`,
  },
  pl: {
    counter: buildPeoplePattern(
      '(?:setki|tysiące|miliony) ',
      String.raw`singl\p{L}+|użytkowni\p{L}+|członk\p{L}+|osób|osoby|ludzi|kobiet\p{L}*|mężczyzn\p{L}*|profil\p{L}+`,
    ),
    waiting: String.raw`czeka(?:ją)? ${UP_TO_TWO_WORDS}na (?:ciebie|was)|na (?:ciebie|was) (?:\p{L}+ )?czeka(?:ją)?`,
    online: String.raw`(?:teraz|właśnie) online|online teraz|(?:jest|są) (?:\p{L}+ )?online`,
    message: String.raw`masz (?:#|jedną|dwie|trzy|nową|nowe|nieprzeczytan\p{L}+)(?: \p{L}+)? ?(?:wiadomoś\p{L}+|polubie\p{L}+)|(?:napisał|napisała|pisze) do ciebie|(?:polubił|polubiła) cię|chce cię poznać`,
    countdown: String.raw`tylko (?:dziś|dzisiaj)|został[oy]? (?:tylko |już )?#|ostatnia szansa|kończy się (?:dziś|dzisiaj)`,
  },
  da: {
    counter: buildPeoplePattern(
      '(?:hundredvis|tusindvis|hundreder|tusinder|millioner) af ',
      'singler|medlemmer|mennesker|personer|kvinder|mænd|brugere|profiler',
    ),
    waiting: String.raw`venter ${UP_TO_TWO_WORDS}på (?:dig|jer)`,
    online: String.raw`online (?:lige )?nu|nu online|er (?:\p{L}+ )?online`,
    message: String.raw`(?:du har|har du) (?:#|en|et|to|tre|nye?|ulæste?)(?: \p{L}+)? ?(?:beskeder|besked|matches|match|likes?)|har skrevet til dig|kan lide dig|vil (?:gerne )?møde dig`,
    countdown: 'kun i dag|kun # ?(?:\\p{L}+ )?tilbage|sidste chance|slutter i (?:dag|aften)',
  },
  fi: {
    counter: buildPeoplePattern(
      '(?:sadat|sato[ij]a|tuhannet|tuhansia|miljoonat|miljoonia) ',
      String.raw`sinku\p{L}*|jäsen\p{L}*|ihmi\p{L}+|nai(?:nen|s\p{L}+)|mie(?:s|h\p{L}+|st\p{L}+)|käyttäj\p{L}+|profiil\p{L}+`,
    ),
    waiting: String.raw`odotta(?:a|vat) ${UP_TO_TWO_WORDS}sinua|sinua (?:\p{L}+ )?odotta(?:a|vat)`,
    online: '(?:nyt|on|ovat) (?:online|linjoilla)|(?:online|linjoilla) (?:juuri )?nyt|paikalla (?:juuri )?nyt|nyt paikalla',
    message: String.raw`sinulla on (?:#|yksi|kaksi|kolme|uusi|uusia|lukematon|lukemattomia)(?: \p{L}+)? ?(?:viest\p{L}+|tykkäy\p{L}+)|(?:kirjoitti|on kirjoittanut) sinulle|tykkää sinusta|haluaa (?:tavata sinut|tutustua sinuun)`,
    countdown: String.raw`vain tänään|(?:enää|vain) # ?(?:\p{L}+ )?jäljellä|jäljellä (?:enää|vain) #|viimeinen (?:mahdollisuus|tilaisuus)|päättyy tänään`,
  },
  nb: {
    counter: buildPeoplePattern(
      '(?:hundrevis|tusenvis|hundrer|tusener|millioner) av ',
      'singler?|medlemmer|mennesker|personer|kvinner|menn|brukere|profiler',
    ),
    waiting: String.raw`venter ${UP_TO_TWO_WORDS}på (?:deg|dere)`,
    online: String.raw`(?:pålogget|online|på nett) (?:akkurat )?nå|nå (?:pålogget|online|på nett)|er (?:\p{L}+ )?(?:pålogget|online)`,
    message: String.raw`(?:du har|har du) (?:#|en|ei|to|tre|nye?|uleste?)(?: \p{L}+)? ?(?:meldinger|melding|matcher|match|likes?)|har skrevet til deg|liker deg|vil (?:gjerne )?(?:møte|treffe) deg`,
    countdown: String.raw`(?:kun|bare) i dag|(?:kun|bare) # ?(?:\p{L}+ )?igjen|siste sjanse|slutter i (?:dag|kveld)`,
  },
  sv: {
    counter: buildPeoplePattern(
      '(?:hundratals|tusentals|miljontals|miljoner) ',
      'singlar|medlemmar|människor|personer|kvinnor|män|användare|profiler',
    ),
    waiting: String.raw`väntar ${UP_TO_TWO_WORDS}på (?:dig|er)`,
    online: String.raw`online (?:just )?nu|nu online|är (?:\p{L}+ )?(?:online|inloggad\p{L}*)`,
    message: String.raw`(?:du har|har du) (?:#|en|ett|två|tre|nytt|nya|olästa?)(?: \p{L}+)? ?(?:meddelanden|meddelande|matchningar|matchning|gillningar|likes?)|har skrivit till dig|gillar dig|vill (?:gärna )?träffa dig`,
    countdown: String.raw`(?:bara|endast) (?:i dag|idag)|(?:bara|endast) # ?(?:\p{L}+ )?kvar|sista chansen|slutar i (?:dag|kväll)`,
  },
};

const CLAIM_DESCRIPTIONS: Record<Claim, string> = {
  counter: 'counts people',
  waiting: 'says that somebody waits',
  online: 'says that somebody is online',
  message: 'claims a message or a liking that nobody sent',
  countdown: 'counts down to an end that is not real',
};

/** What `#` stands for in `CLAIM_PATTERNS`: a number that may contain spaces, points, commas, apostrophes and a plus sign. */
const NUMBER_PATTERN = String.raw`\d[\d.,' ]*\+?`;

const toPattern = (source: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${source.replaceAll('#', NUMBER_PATTERN)})(?![\p{L}\p{N}])`, 'iu');

/** Normalizes digits, apostrophes and spaces and removes invisible characters, as `CLAIM_PATTERNS` expects. */
const normalize = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[‘’]/g, "'")
    .replace(/\s+/g, ' ');

/** Describes the claims in a text that a lander must not make, at most one of each kind. */
export function findFalseClaims(locale: Locale, text: string): string[] {
  return (Object.keys(CLAIM_DESCRIPTIONS) as Claim[]).flatMap((claim) => {
    const [match] = toPattern(CLAIM_PATTERNS[locale][claim]).exec(normalize(text)) ?? [];
    return match === undefined ? [] : [`${CLAIM_DESCRIPTIONS[claim]}: “${match.trim()}” (R-352)`];
  });
}
