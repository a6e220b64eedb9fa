import type { ModerationMails } from './ModerationMails';

export const it: ModerationMails = {
  warning: {
    subject: 'Un avvertimento per il tuo account su {site}',
    paragraphs: [
      'Ciao {name}, qualcosa che hai fatto su {site} è stato segnalato e la segnalazione ci sembra fondata. Questo è un avvertimento: il tuo account resta aperto.',
      'Alla seconda volta verrà chiuso per 7 giorni, alla terza per sempre.',
    ],
  },
  suspension: {
    subject: 'Il tuo account su {site} è chiuso per 7 giorni',
    paragraphs: [
      'Ciao {name}, qualcosa che hai fatto su {site} è stato segnalato e la segnalazione ci sembra fondata. È la seconda volta, perciò il tuo account è chiuso per 7 giorni. Poi si riaprirà da solo.',
      'Alla terza volta verrà chiuso per sempre.',
    ],
  },
  ban: {
    subject: 'Il tuo account su {site} è stato chiuso',
    paragraphs: [
      'Ciao {name}, qualcosa che hai fatto su {site} è stato segnalato e la segnalazione ci sembra fondata. Il tuo account è chiuso per sempre.',
    ],
  },
  photo_rejected: {
    subject: 'Una delle tue foto su {site} non è stata accettata',
    paragraphs: ['Ciao {name}, una delle tue foto non è stata accettata. Nessuno può vederla tranne te.'],
  },
  ground: { rules: 'Questo è contrario alle nostre regole: {reason}.', law: 'Questo è contrario alla legge: {reason}.' },
  facts: 'Su che cosa si basa la decisione: {facts}',
  means: {
    person: 'La decisione è stata presa da una persona. Non sono stati usati mezzi automatici.',
    machine: 'La decisione è stata presa automaticamente: il file è identico a uno già rifiutato.',
  },
  appeal:
    'Se non sei d’accordo, puoi fare ricorso gratuitamente entro 6 mesi. Scrivici con il modulo dei reclami e indica {reference}. Una persona che non è stata coinvolta esaminerà di nuovo il caso.',
  appeal_action: 'Fai ricorso contro la decisione',
  report_upheld: {
    subject: 'La tua segnalazione {reference} era fondata',
    paragraphs: [
      'Ciao {name}, grazie per la tua segnalazione {reference}. L’abbiamo esaminata, ti diamo ragione e siamo intervenuti. Restate nascosti l’uno all’altra.',
    ],
  },
  report_dismissed: {
    subject: 'L’esito della tua segnalazione {reference}',
    paragraphs: [
      'Ciao {name}, grazie per la tua segnalazione {reference}. L’abbiamo esaminata e non abbiamo trovato nulla di contrario alle nostre regole o alla legge. Restate nascosti l’uno all’altra.',
    ],
  },
  complaint_answered: {
    subject: 'La risposta al tuo reclamo {ticket}',
    paragraphs: [
      'Ci hai scritto a proposito di {ticket}. Ecco la nostra risposta:',
      '{answer}',
      'Se la questione non è risolta, scrivici di nuovo e indica {ticket}.',
    ],
  },
  reasons: {
    fake_or_misleading: 'un profilo falso o ingannevole',
    harassment: 'molestie',
    threat: 'una minaccia',
    underage: 'minore età',
    scam_or_spam: 'truffa o pubblicità indesiderata',
    illegal_content: 'contenuti illegali',
    stolen_photos: 'foto di un’altra persona',
    other: 'un comportamento che danneggia altri',
  },
  photo_reasons: {
    no_person: 'la foto non mostra una persona',
    not_you: 'la foto non mostra te',
    minor: 'la foto mostra un minore',
    third_party: 'la foto mostra altre persone',
    contact_data: 'la foto contiene dati di contatto',
    illegal: 'la foto è illegale',
    quality: 'la foto è troppo sfocata o troppo scura',
  },
};
