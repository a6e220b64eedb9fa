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
      'Se non sei stato tu, annulla la modifica entro 48 ore: il link ripristina la vecchia password, chiude la sessione su tutti i dispositivi e ti permette di sceglierne una nuova.',
    ],
    action: 'Non sono stato io',
  },
  mail_change: {
    subject: 'Conferma il tuo nuovo indirizzo e-mail per {site}',
    paragraphs: [
      'Ciao {name}, vuoi usare {email} per il tuo account su {site}. Confermalo con questo link.',
      'Il link vale 24 ore e una sola volta. Fino ad allora resta valido il vecchio indirizzo. Se non l’hai chiesto tu, puoi ignorare questa e-mail.',
    ],
    action: 'Conferma il nuovo indirizzo',
  },
  mail_changed: {
    subject: 'Il tuo indirizzo e-mail su {site} è stato cambiato',
    paragraphs: [
      'Ciao {name}, il tuo account su {site} ora usa un altro indirizzo e-mail. Se non sei stato tu, annulla la modifica.',
      'Il link vale 48 ore e una sola volta. Ripristina questo indirizzo, chiude la sessione su tutti i dispositivi e ti permette di scegliere una nuova password.',
    ],
    action: 'Non sono stato io',
  },
  deletion: {
    subject: 'Il tuo account su {site} verrà eliminato il {date}',
    paragraphs: [
      'Ciao {name}, il tuo account su {site} è disattivato e verrà eliminato definitivamente il {date}. Fino ad allora puoi riaverlo con questo link.',
      'Nessuno vede più il tuo profilo e non ti mandiamo più e-mail. Dopo quel giorno il tuo profilo, le foto e i messaggi vengono cancellati; i dati dei pagamenti restano conservati per il tempo previsto dalla legge.',
    ],
    action: 'Riattiva il mio account',
  },
  self_exclusion: {
    subject: 'Conferma il blocco dell’accesso a {site}',
    paragraphs: [
      'Qualcuno, probabilmente tu, ha chiesto di escludere questo indirizzo e-mail da {site}. Confermalo con questo link.',
      'Da quel momento nessuno può accedere o registrarsi con questo indirizzo finché il periodo scelto non è finito; un blocco permanente non ha fine. Il link vale 24 ore e una sola volta. Se non l’hai chiesto tu, puoi ignorare questa e-mail.',
    ],
    action: 'Conferma il blocco',
  },
  complaint: {
    subject: 'Abbiamo ricevuto il tuo reclamo {ticket}',
    paragraphs: ['Grazie per il tuo messaggio. Il tuo reclamo ha il numero {ticket}. Riceverai una risposta entro 14 giorni.'],
  },
};
