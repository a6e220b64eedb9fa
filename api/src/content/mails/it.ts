import type { Mails } from './mailTexts';

export const it: Mails = {
  account: {
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
  },
  money: {
    withdrawal: {
      subject: 'Abbiamo ricevuto il tuo recesso',
      paragraphs: [
        'Ciao {name}, il {date} alle {time} hai esercitato il recesso dall’ordine {order} su {site}.',
        'Restituiti: {credits} crediti non usati. Rimborso: {amount}, con il metodo di pagamento che hai usato ({method}).',
        'Non devi fare altro. Il rimborso arriva di solito entro 5 giorni lavorativi, al più tardi entro 14 giorni.',
      ],
    },
    refund: {
      subject: 'Il tuo rimborso è in arrivo',
      paragraphs: [
        'Ciao {name}, abbiamo rimborsato {amount} per l’ordine {order} su {site} con il metodo di pagamento che hai usato ({method}).',
        'I tempi di accredito dipendono dalla tua banca.',
      ],
    },
    mandate: {
      subject: 'Il tuo mandato di addebito diretto SEPA',
      paragraphs: [
        'Ciao {name}, il {date} alle {time} hai firmato su {site} un mandato di addebito diretto SEPA. Conserva questa e-mail.',
        'Creditore: {creditor}, {address}. Identificativo del creditore: {identifier}. Riferimento del mandato: {reference}.',
        'Intestatario del conto: {holder}. IBAN: {iban}. Tipo di pagamento: ricorrente.',
        'Con questo mandato autorizzi {creditor} a disporre addebiti sul tuo conto e la tua banca a eseguirli secondo le disposizioni di {creditor}. L’addebito avviene solo per un ordine che hai confermato e non prima del giorno successivo.',
        'Hai diritto a ottenere il rimborso dalla tua banca secondo gli accordi che regolano il rapporto con essa. Il rimborso va richiesto entro 8 settimane dalla data di addebito. Puoi revocare il mandato in qualsiasi momento nelle impostazioni.',
      ],
    },
  },
  moderation: {
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
  },
};
