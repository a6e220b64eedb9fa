import type { Pages } from './allPages';

export const it: Pages = {
  ban: {
    title: 'Bloccare l’accesso',
    sections: [
      {
        heading: 'Solo per adulti',
        paragraphs: [
          '{site} è destinato agli adulti dai 18 anni in su. Ogni pagina porta l’etichetta RTA (Restricted to Adults), riconosciuta dai filtri per la famiglia.',
        ],
      },
      {
        heading: 'Per i genitori',
        paragraphs: [
          'Puoi tenere {site} lontano dai tuoi figli con il controllo parentale del tuo provider, di Windows, macOS, Android e iOS, oppure con un filtro nel router.',
          'Pensi che una persona minorenne abbia un account qui? Scrivi a {support_email}. Chiudiamo subito un account del genere.',
        ],
      },
    ],
  },
  cookies: {
    title: 'Cookie',
    sections: [
      {
        heading: 'Solo ciò che serve al sito',
        paragraphs: [
          '{site} usa solo cookie propri e la memoria del browser: per mantenere aperta la tua sessione, ricordare la tua lingua e sapere quali avvisi hai chiuso. Non ci sono cookie pubblicitari né terzi nel tuo browser.',
        ],
      },
      {
        heading: 'La scelta è tua',
        paragraphs: [
          'Puoi cancellare cookie e memoria nel tuo browser in ogni momento. In tal caso la sessione si chiude e gli avvisi possono ricomparire. L’elenco qui sotto indica ogni voce con scopo e durata.',
        ],
      },
    ],
  },
  faq: {
    title: 'Domande frequenti',
    sections: [
      {
        heading: 'Quanto costa?',
        paragraphs: [
          'Registrarsi, cercare e mettere like è gratis. Inviare un messaggio costa crediti. Compri i crediti una volta sola, non c’è abbonamento e nulla si rinnova da sé.',
          'Con qualsiasi acquisto diventi membro premium per sempre: vedi tutte le foto, inizi tutte le conversazioni che vuoi e puoi caricare 25 foto.',
        ],
      },
      {
        heading: 'I profili sono tutti reali?',
        paragraphs: [
          'No. Alcuni profili sono fittizi e servono per intrattenimento. Le parole «profilo fittizio» stanno accanto al nome ovunque ne vedi uno. I profili fittizi non iniziano mai una conversazione, non ti mettono mai like e non si possono incontrare.',
        ],
      },
      {
        heading: 'Chi vede dove sono?',
        paragraphs: [
          'Nessuno. Gli altri vedono la tua località e una distanza approssimativa tra località. Non salviamo la tua posizione.',
        ],
      },
      {
        heading: 'Come è stata misurata la maggiore probabilità di un match?',
        paragraphs: [
          'Il dato confronta i match dei membri premium con quelli dei membri gratuiti nel primo mese. È uno sguardo indietro su molti membri, non una promessa per uno solo.',
        ],
      },
      {
        heading: 'Come elimino il mio account?',
        paragraphs: [
          'Apri le impostazioni e scegli «Elimina il mio account». Il tuo profilo scompare subito. Entro 14 giorni puoi tornare con il link della nostra e-mail; dopo, i tuoi dati vengono cancellati.',
        ],
      },
    ],
  },
  privacy: {
    title: 'Privacy',
    sections: [
      {
        heading: 'Chi è responsabile',
        paragraphs: ['{company}, {address}, {city}, è responsabile dei tuoi dati. Ci trovi all’indirizzo {support_email}.'],
      },
      {
        heading: 'Che cosa trattiamo e perché',
        paragraphs: [
          'Il tuo indirizzo e-mail, nome, data di nascita, località, profilo, foto, like e messaggi, perché il servizio funzioni. I tuoi ordini, perché lo richiede la legge fiscale. Ciò che il tuo profilo dice della tua vita sessuale e del tuo orientamento, solo con il tuo consenso esplicito, che puoi revocare in ogni momento.',
          'Ti inviamo offerte e novità sul sito solo se le hai attivate, al massimo due volte al mese. Basta un clic nell’e-mail o nelle impostazioni per disattivarle.',
          'Non vendiamo dati, non mostriamo pubblicità di terzi e non prendiamo decisioni su di te solo tramite una macchina.',
        ],
      },
      {
        heading: 'Che cosa contiamo soltanto',
        paragraphs: [
          'Quante volte viene vista una pagina di una campagna e quante persone si registrano da lì. La tabella ha sei colonne: pagina, campagna, variante, giorno, visualizzazioni e registrazioni. Non contiene nulla su di te. Perché tu veda la stessa variante per tutta la visita e venga contato una volta sola, il tuo browser conserva per 30 giorni un numero casuale e le pagine di campagna che ha mostrato.',
        ],
      },
      {
        heading: 'Per quanto tempo li conserviamo',
        paragraphs: [
          'I messaggi vengono nascosti dopo 90 giorni e cancellati dopo 12 mesi. Un account eliminato viene cancellato dopo 14 giorni. I dati dei pagamenti restano per il tempo richiesto dalla legge.',
        ],
      },
      {
        heading: 'I tuoi diritti',
        paragraphs: [
          'Puoi vedere, correggere, portare con te e far cancellare i tuoi dati, opporti al loro uso e presentare reclamo all’autorità per la protezione dei dati del tuo Paese. La maggior parte puoi farla tu nelle impostazioni; per il resto scrivi a {support_email}.',
        ],
      },
    ],
  },
  'return-policy': {
    title: 'Resi',
    sections: [
      {
        heading: '{refund_days} giorni per cambiare idea',
        paragraphs: [
          'Puoi restituire i crediti non usati di un ordine entro {refund_days} giorni dall’acquisto, senza indicarne il motivo.',
          'Il rimborso è: importo pagato, per i crediti non usati dell’ordine, diviso per i crediti dell’ordine, arrotondato al centesimo a tuo favore. Torna con il metodo di pagamento che hai usato.',
        ],
      },
      {
        heading: 'Come si fa',
        paragraphs: [
          'Apri le tue transazioni, scegli l’ordine e premi «Recedi dal contratto qui». Puoi anche inviarci il modulo qui sotto per e-mail o per posta.',
        ],
      },
      {
        heading: 'Modulo tipo di recesso',
        paragraphs: [
          'A {company}, {address}, {city}, {support_email}: Con la presente recedo dal mio contratto di acquisto dei seguenti crediti. Ordinati il: … Numero d’ordine: … Nome: … Indirizzo e-mail dell’account: … Data: …',
        ],
      },
    ],
  },
  safety: {
    title: 'Centro sicurezza',
    sections: [
      {
        heading: 'Ti trovi in pericolo adesso?',
        paragraphs: ['Chiama il numero di emergenza del tuo Paese. È gratuito e funziona da qualsiasi telefono.'],
      },
      {
        heading: 'Quando ci si conosce',
        paragraphs: [
          'Resta su {site} finché non ti fidi dell’altra persona. Chi già nei primi messaggi vuole passare a un’altra app di messaggistica ha spesso un motivo che non dice.',
          'Non inviare mai denaro, carte regalo o foto dei tuoi documenti a chi non hai ancora incontrato, qualunque sia la storia. Nessuno di {site} ti chiederà mai la password.',
          'Tieni per te cognome, indirizzo, posto di lavoro e dati bancari. Fai attenzione anche a ciò che si vede sullo sfondo delle tue foto.',
        ],
      },
      {
        heading: 'Il primo appuntamento',
        paragraphs: [
          'Scegli un luogo pubblico, fai sapere a una persona amica dove sei e quando torni, e vai e torna per conto tuo.',
          'Puoi dire di no e andartene in qualsiasi momento. Nessuno deve niente a nessuno per un drink.',
        ],
      },
      {
        heading: 'Nascondere, bloccare, segnalare',
        paragraphs: [
          'Lo scudo accanto a ogni membro ti offre tre possibilità: nascondere la persona dalla tua ricerca, bloccarla, così non vi vedete più a vicenda, oppure segnalarla a noi. Nelle impostazioni ritrovi chi hai nascosto o bloccato e le tue segnalazioni.',
          'Ogni segnalazione viene esaminata da persone. Ti facciamo sapere com’è andata a finire e puoi opporti alla decisione entro 6 mesi.',
        ],
      },
      {
        heading: 'Autorità e comunicazioni legali',
        paragraphs: [
          'Il punto di contatto unico di {company} per le autorità, la Commissione europea e gli utenti, ai sensi degli articoli 11 e 12 del regolamento sui servizi digitali (Digital Services Act), è {support_email}. Puoi scrivere in inglese, olandese o tedesco.',
        ],
      },
      {
        heading: 'Senza account',
        paragraphs: [
          'Chiunque può segnalare un abuso con il modulo qui sotto: un profilo che usa le tue foto, una persona minorenne, una truffa o contenuti contrari alla legge.',
        ],
      },
    ],
  },
  service: {
    title: 'Servizio clienti',
    sections: [
      {
        heading: 'Scrivici o chiamaci',
        paragraphs: [
          'E-mail: {support_email}. Telefono: {support_phone}. Rispondiamo entro due giorni lavorativi, nella tua lingua.',
          'Per un reclamo usa il modulo dei reclami: ricevi subito un numero e una risposta entro 14 giorni.',
        ],
      },
      {
        heading: 'Dati dell’azienda',
        paragraphs: ['{company}, {address}, {city}. Numero della camera di commercio: {kvk}. Partita IVA: {vat}.'],
      },
    ],
  },
  terms: {
    title: 'Condizioni generali',
    sections: [
      {
        heading: 'Il servizio',
        paragraphs: [
          '{site} è offerto da {company}. È un posto dove gli adulti si conoscono e parlano. Devi avere almeno 18 anni e puoi avere un solo account.',
        ],
      },
      {
        heading: 'Profili fittizi',
        paragraphs: [
          'Una parte dei profili è fittizia e serve per intrattenimento. È scritto a parole ovunque compaiano. Non è possibile incontrare la persona raffigurata.',
        ],
      },
      {
        heading: 'Crediti',
        paragraphs: [
          'Messaggi, foto e regali costano crediti; il prezzo è accanto al pulsante. I crediti non scadono finché l’account esiste. I crediti gratuiti si usano per primi e non vengono rimborsati; quelli comprati e non usati si possono restituire entro {refund_days} giorni.',
        ],
      },
      {
        heading: 'Che cosa non è permesso',
        paragraphs: [
          'Molestie, minacce, odio, foto di altre persone, offerte di servizi a pagamento, pubblicità e tutto ciò che è contro la legge o riguarda minori. Rimuoviamo questi contenuti, diciamo perché e possiamo chiudere l’account. Puoi opporti a una simile decisione.',
        ],
      },
      {
        heading: 'Responsabilità e diritto',
        paragraphs: [
          'Abbiamo cura del servizio, ma non possiamo rispondere di ciò che i membri dicono di sé. La legge del Paese in cui vivi ti tutela come consumatore. Per domande e reclami scrivi a {support_email}.',
        ],
      },
    ],
  },
};
