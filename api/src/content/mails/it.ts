import type { AccountMails } from './AccountMails';

export const it: AccountMails = {
  activation: {
    subject: 'Conferma il tuo indirizzo e-mail per {site}',
    paragraphs: [
      'Ciao {name}, ti diamo il benvenuto su {site}. Conferma il tuo indirizzo e-mail per rendere visibile il tuo profilo.',
      'Il link vale 7 giorni e una sola volta. Se non ti sei registrato tu, puoi ignorare questa e-mail: senza conferma l’account viene eliminato.',
    ],
    action: 'Conferma il mio indirizzo',
  },
  reset: {
    subject: 'Scegli una nuova password per {site}',
    paragraphs: [
      'Ciao {name}, è stata richiesta una nuova password per il tuo account su {site}.',
      'Il link vale 60 minuti e una sola volta. Se non l’hai chiesta tu, non devi fare nulla: la tua password resta com’è.',
    ],
    action: 'Scegli una nuova password',
  },
  password_changed: {
    subject: 'La tua password su {site} è stata cambiata',
    paragraphs: [
      'Ciao {name}, la password del tuo account su {site} è appena stata cambiata. Su tutti gli altri dispositivi la sessione è stata chiusa.',
      'Se non sei stato tu, richiedi subito una nuova password e scrivi al nostro servizio clienti.',
    ],
    action: 'Vai all’accesso',
  },
  complaint: {
    subject: 'Abbiamo ricevuto il tuo reclamo {ticket}',
    paragraphs: ['Grazie per il tuo messaggio. Il tuo reclamo ha il numero {ticket}. Riceverai una risposta entro 14 giorni.'],
  },
};
