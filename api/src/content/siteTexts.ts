import type { Locale } from '@rendezvous/shared/contract';

/** Texts in which a domain describes itself, in one language. */
export interface SiteTexts {
  index_title: string;
  description: string;
  fictional_singular: string;
  fictional_plural: string;
  /** The complete warning about fictional profiles; empty when the domain has none. */
  fictional_warning: string;
}

/** The texts of a general domain in all languages. */
export const siteTexts: Record<Locale, SiteTexts> = {
  en: {
    index_title: 'Meet adults who want what you want',
    description:
      'An honest place for adults to meet, flirt and talk. You pay per message with credits, there is no subscription, and you always see who is real.',
    fictional_singular: 'fictional profile',
    fictional_plural: 'fictional profiles',
    fictional_warning:
      'Some profiles on this site are fictional and are there for entertainment. They are always labelled. You cannot meet the person shown in real life.',
  },
  nl: {
    index_title: 'Ontmoet volwassenen die willen wat jij wilt',
    description:
      'Een eerlijke plek waar volwassenen elkaar ontmoeten, flirten en praten. Je betaalt per bericht met credits, zonder abonnement, en je ziet altijd wie echt is.',
    fictional_singular: 'fictief profiel',
    fictional_plural: 'fictieve profielen',
    fictional_warning:
      'Sommige profielen op deze site zijn fictief en bedoeld als vermaak. Ze zijn altijd als zodanig aangegeven. Een ontmoeting met de afgebeelde persoon is niet mogelijk.',
  },
  de: {
    index_title: 'Triff Erwachsene, die wollen, was du willst',
    description:
      'Ein ehrlicher Ort, an dem Erwachsene sich kennenlernen, flirten und reden. Du zahlst pro Nachricht mit Credits, ohne Abo, und siehst immer, wer echt ist.',
    fictional_singular: 'fiktives Profil',
    fictional_plural: 'fiktive Profile',
    fictional_warning:
      'Einige Profile auf dieser Website sind fiktiv und dienen der Unterhaltung. Sie sind immer gekennzeichnet. Ein Treffen mit der abgebildeten Person ist nicht möglich.',
  },
  it: {
    index_title: 'Incontra adulti che vogliono quello che vuoi tu',
    description:
      'Un posto sincero dove gli adulti si incontrano, flirtano e parlano. Paghi a messaggio con i crediti, senza abbonamento, e vedi sempre chi è reale.',
    fictional_singular: 'profilo fittizio',
    fictional_plural: 'profili fittizi',
    fictional_warning:
      'Alcuni profili di questo sito sono fittizi e servono per intrattenimento. Sono sempre indicati come tali. Non è possibile incontrare dal vivo la persona raffigurata.',
  },
  fr: {
    index_title: 'Rencontre des adultes qui veulent la même chose que toi',
    description:
      'Un lieu honnête où des adultes se rencontrent, flirtent et discutent. Tu paies au message avec des crédits, sans abonnement, et tu vois toujours qui est réel.',
    fictional_singular: 'profil fictif',
    fictional_plural: 'profils fictifs',
    fictional_warning:
      'Certains profils de ce site sont fictifs et servent au divertissement. Ils sont toujours signalés. Il n’est pas possible de rencontrer la personne représentée.',
  },
  es: {
    index_title: 'Conoce a adultos que quieren lo mismo que tú',
    description:
      'Un lugar honesto donde los adultos se conocen, coquetean y hablan. Pagas por mensaje con créditos, sin suscripción, y siempre ves quién es real.',
    fictional_singular: 'perfil ficticio',
    fictional_plural: 'perfiles ficticios',
    fictional_warning:
      'Algunos perfiles de este sitio son ficticios y sirven de entretenimiento. Siempre están señalados. No es posible conocer en persona a quien aparece en ellos.',
  },
  pl: {
    index_title: 'Poznaj dorosłych, którzy chcą tego samego',
    description:
      'Uczciwe miejsce, w którym dorośli poznają się, flirtują i rozmawiają. Płacisz kredytami za wiadomość, bez abonamentu, i zawsze widzisz, kto jest prawdziwy.',
    fictional_singular: 'profil fikcyjny',
    fictional_plural: 'profile fikcyjne',
    fictional_warning:
      'Niektóre profile w tym serwisie są fikcyjne i służą rozrywce. Zawsze są oznaczone. Spotkanie z przedstawioną osobą nie jest możliwe.',
  },
  da: {
    index_title: 'Mød voksne, der vil det samme som dig',
    description:
      'Et ærligt sted, hvor voksne mødes, flirter og taler sammen. Du betaler pr. besked med kreditter, uden abonnement, og du ser altid, hvem der er ægte.',
    fictional_singular: 'fiktiv profil',
    fictional_plural: 'fiktive profiler',
    fictional_warning:
      'Nogle profiler på denne side er fiktive og er til for underholdningens skyld. De er altid markeret. Det er ikke muligt at møde den viste person i virkeligheden.',
  },
  fi: {
    index_title: 'Tapaa aikuisia, jotka haluavat samaa kuin sinä',
    description:
      'Rehellinen paikka, jossa aikuiset tapaavat, flirttailevat ja juttelevat. Maksat viesteistä krediiteillä ilman tilausta ja näet aina, kuka on oikea.',
    fictional_singular: 'kuvitteellinen profiili',
    fictional_plural: 'kuvitteelliset profiilit',
    fictional_warning:
      'Osa tämän sivuston profiileista on kuvitteellisia ja tarkoitettu viihteeksi. Ne on aina merkitty. Kuvassa näkyvää henkilöä ei voi tavata oikeasti.',
  },
  nb: {
    index_title: 'Møt voksne som vil det samme som deg',
    description:
      'Et ærlig sted der voksne møtes, flørter og snakker sammen. Du betaler per melding med kreditter, uten abonnement, og du ser alltid hvem som er ekte.',
    fictional_singular: 'fiktiv profil',
    fictional_plural: 'fiktive profiler',
    fictional_warning:
      'Noen profiler på dette nettstedet er fiktive og er der for underholdning. De er alltid merket. Det er ikke mulig å møte personen som vises, i virkeligheten.',
  },
  sv: {
    index_title: 'Träffa vuxna som vill samma sak som du',
    description:
      'En ärlig plats där vuxna träffas, flirtar och pratar. Du betalar per meddelande med krediter, utan abonnemang, och du ser alltid vem som är äkta.',
    fictional_singular: 'fiktiv profil',
    fictional_plural: 'fiktiva profiler',
    fictional_warning:
      'Vissa profiler på den här webbplatsen är fiktiva och finns till för underhållning. De är alltid märkta. Det går inte att träffa personen som visas i verkligheten.',
  },
};
