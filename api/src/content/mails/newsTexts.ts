import type { Locale } from '@rendezvous/shared/contract';
import type { NewsKind } from '../../news/NewsDocument';

/**
 * Texts around an offer or product news: the reason why the member receives the email; the label of its unsubscribe link, which is also
 * the label of the button on the unsubscribe page; and the question on that page.
 */
export interface NewsFrameTexts {
  reason: string;
  unsubscribe: string;
  question: string;
}

export const newsTexts: Record<Locale, Record<NewsKind, NewsFrameTexts>> = {
  en: {
    offers: {
      reason: 'You get this e-mail because “Offers and discounts” is switched on in your settings.',
      unsubscribe: 'No more offers by e-mail',
      question: 'Do you want no more offers by e-mail?',
    },
    product_news: {
      reason: 'You get this e-mail because “News about this site” is switched on in your settings.',
      unsubscribe: 'No more news by e-mail',
      question: 'Do you want no more news about this site by e-mail?',
    },
  },
  nl: {
    offers: {
      reason: 'Je krijgt deze mail omdat ‘Aanbiedingen en kortingen’ in je instellingen aanstaat.',
      unsubscribe: 'Geen aanbiedingen meer per mail',
      question: 'Wil je geen aanbiedingen meer per mail?',
    },
    product_news: {
      reason: 'Je krijgt deze mail omdat ‘Nieuws over deze site’ in je instellingen aanstaat.',
      unsubscribe: 'Geen nieuws meer per mail',
      question: 'Wil je geen nieuws over deze site meer per mail?',
    },
  },
  de: {
    offers: {
      reason: 'Du bekommst diese E-Mail, weil „Angebote und Rabatte“ in deinen Einstellungen eingeschaltet ist.',
      unsubscribe: 'Keine Angebote mehr per E-Mail',
      question: 'Möchtest du keine Angebote mehr per E-Mail?',
    },
    product_news: {
      reason: 'Du bekommst diese E-Mail, weil „Neues über diese Website“ in deinen Einstellungen eingeschaltet ist.',
      unsubscribe: 'Keine Neuigkeiten mehr per E-Mail',
      question: 'Möchtest du keine Neuigkeiten über diese Website mehr per E-Mail?',
    },
  },
  it: {
    offers: {
      reason: 'Ricevi questa e-mail perché «Offerte e sconti» è attivo nelle tue impostazioni.',
      unsubscribe: 'Niente più offerte via e-mail',
      question: 'Non vuoi più ricevere offerte via e-mail?',
    },
    product_news: {
      reason: 'Ricevi questa e-mail perché «Novità su questo sito» è attivo nelle tue impostazioni.',
      unsubscribe: 'Niente più novità via e-mail',
      question: 'Non vuoi più ricevere novità su questo sito via e-mail?',
    },
  },
  fr: {
    offers: {
      reason: 'Tu reçois cet e-mail parce que « Offres et réductions » est activé dans tes paramètres.',
      unsubscribe: 'Plus d’offres par e-mail',
      question: 'Ne veux-tu plus recevoir d’offres par e-mail ?',
    },
    product_news: {
      reason: 'Tu reçois cet e-mail parce que « Nouveautés de ce site » est activé dans tes paramètres.',
      unsubscribe: 'Plus de nouveautés par e-mail',
      question: 'Ne veux-tu plus recevoir les nouveautés de ce site par e-mail ?',
    },
  },
  es: {
    offers: {
      reason: 'Recibes este correo porque «Ofertas y descuentos» está activado en tus ajustes.',
      unsubscribe: 'No más ofertas por correo',
      question: '¿No quieres recibir más ofertas por correo?',
    },
    product_news: {
      reason: 'Recibes este correo porque «Novedades de este sitio» está activado en tus ajustes.',
      unsubscribe: 'No más novedades por correo',
      question: '¿No quieres recibir más novedades de este sitio por correo?',
    },
  },
  pl: {
    offers: {
      reason: 'Dostajesz tego e-maila, bo w twoich ustawieniach włączone są „Oferty i rabaty”.',
      unsubscribe: 'Nie chcę więcej ofert e-mailem',
      question: 'Nie chcesz już dostawać ofert e-mailem?',
    },
    product_news: {
      reason: 'Dostajesz tego e-maila, bo w twoich ustawieniach włączone są „Nowości w serwisie”.',
      unsubscribe: 'Nie chcę więcej nowości e-mailem',
      question: 'Nie chcesz już dostawać nowości o serwisie e-mailem?',
    },
  },
  da: {
    offers: {
      reason: 'Du får denne mail, fordi »Tilbud og rabatter« er slået til i dine indstillinger.',
      unsubscribe: 'Ikke flere tilbud på mail',
      question: 'Vil du ikke have flere tilbud på mail?',
    },
    product_news: {
      reason: 'Du får denne mail, fordi »Nyt om dette site« er slået til i dine indstillinger.',
      unsubscribe: 'Ikke flere nyheder på mail',
      question: 'Vil du ikke have flere nyheder om dette site på mail?',
    },
  },
  fi: {
    offers: {
      reason: 'Saat tämän sähköpostin, koska ”Tarjoukset ja alennukset” on käytössä asetuksissasi.',
      unsubscribe: 'Ei enää tarjouksia sähköpostitse',
      question: 'Etkö halua enää tarjouksia sähköpostitse?',
    },
    product_news: {
      reason: 'Saat tämän sähköpostin, koska ”Uutiset tästä sivustosta” on käytössä asetuksissasi.',
      unsubscribe: 'Ei enää uutisia sähköpostitse',
      question: 'Etkö halua enää uutisia tästä sivustosta sähköpostitse?',
    },
  },
  nb: {
    offers: {
      reason: 'Du får denne e-posten fordi «Tilbud og rabatter» er slått på i innstillingene dine.',
      unsubscribe: 'Ingen flere tilbud på e-post',
      question: 'Vil du ikke ha flere tilbud på e-post?',
    },
    product_news: {
      reason: 'Du får denne e-posten fordi «Nytt om dette nettstedet» er slått på i innstillingene dine.',
      unsubscribe: 'Ingen flere nyheter på e-post',
      question: 'Vil du ikke ha flere nyheter om dette nettstedet på e-post?',
    },
  },
  sv: {
    offers: {
      reason: 'Du får det här mejlet eftersom ”Erbjudanden och rabatter” är påslaget i dina inställningar.',
      unsubscribe: 'Inga fler erbjudanden via mejl',
      question: 'Vill du inte ha fler erbjudanden via mejl?',
    },
    product_news: {
      reason: 'Du får det här mejlet eftersom ”Nyheter om sajten” är påslaget i dina inställningar.',
      unsubscribe: 'Inga fler nyheter via mejl',
      question: 'Vill du inte ha fler nyheter om sajten via mejl?',
    },
  },
};
