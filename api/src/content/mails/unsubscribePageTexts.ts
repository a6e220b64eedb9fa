import type { Locale } from '@rendezvous/shared/contract';

/** Texts of the page behind the unsubscribe link of a notification email: a question with one button, then the confirmation. */
interface UnsubscribePageTexts {
  question: string;
  confirm: string;
  done: string;
}

export const unsubscribePageTexts: Record<Locale, UnsubscribePageTexts> = {
  en: {
    question: 'Do you want no more mails about messages, likes and matches?',
    confirm: 'No more mails',
    done: 'You will get no more of these mails. You can switch them on again in your settings.',
  },
  nl: {
    question: 'Wil je geen mails meer over berichten, likes en matches?',
    confirm: 'Geen mails meer',
    done: 'Je krijgt deze mails niet meer. In je instellingen kun je ze weer aanzetten.',
  },
  de: {
    question: 'Möchtest du keine E-Mails mehr über Nachrichten, Likes und Matches?',
    confirm: 'Keine E-Mails mehr',
    done: 'Du bekommst diese E-Mails nicht mehr. In deinen Einstellungen kannst du sie wieder einschalten.',
  },
  it: {
    question: 'Non vuoi più ricevere e-mail su messaggi, like e match?',
    confirm: 'Niente più e-mail',
    done: 'Non riceverai più queste e-mail. Puoi riattivarle nelle impostazioni.',
  },
  fr: {
    question: 'Ne veux-tu plus recevoir d’e-mails sur les messages, les likes et les matchs ?',
    confirm: 'Plus d’e-mails',
    done: 'Tu ne recevras plus ces e-mails. Tu peux les réactiver dans tes paramètres.',
  },
  es: {
    question: '¿No quieres recibir más correos sobre mensajes, me gusta y matches?',
    confirm: 'No más correos',
    done: 'Ya no recibirás estos correos. Puedes volver a activarlos en tus ajustes.',
  },
  pl: {
    question: 'Nie chcesz już dostawać e-maili o wiadomościach, polubieniach i dopasowaniach?',
    confirm: 'Nie wysyłajcie e-maili',
    done: 'Nie będziesz już dostawać takich e-maili. Możesz je ponownie włączyć w ustawieniach.',
  },
  da: {
    question: 'Vil du ikke have flere mails om beskeder, likes og matches?',
    confirm: 'Ikke flere mails',
    done: 'Du får ikke flere af disse mails. Du kan slå dem til igen i dine indstillinger.',
  },
  fi: {
    question: 'Etkö halua enää sähköposteja viesteistä, tykkäyksistä ja osumista?',
    confirm: 'Ei enää sähköposteja',
    done: 'Et saa enää näitä sähköposteja. Voit ottaa ne uudelleen käyttöön asetuksissa.',
  },
  nb: {
    question: 'Vil du ikke ha flere e-poster om meldinger, likes og matcher?',
    confirm: 'Ingen flere e-poster',
    done: 'Du får ikke flere slike e-poster. Du kan slå dem på igjen i innstillingene.',
  },
  sv: {
    question: 'Vill du inte ha fler mejl om meddelanden, gillningar och matchningar?',
    confirm: 'Inga fler mejl',
    done: 'Du får inga fler sådana mejl. Du kan slå på dem igen i dina inställningar.',
  },
};
