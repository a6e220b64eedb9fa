import type { Locale } from '@rendezvous/shared/contract';

/** What the hosted page says, in one language. */
interface SandboxTexts {
  title: string;
  note: string;
  merchant: string;
  amount: string;
  method: string;
  pay: string;
  fail: string;
  cancel: string;
  leave: string;
  /** Heading once the payment can no longer be changed here. */
  closed: string;
  back: string;
}

/** Texts of the hosted page by language; it is a page of the provider, so the site's catalogues do not hold them. */
export const sandboxTexts: Record<Locale, SandboxTexts> = {
  en: {
    title: 'Confirm your payment',
    note: 'This is a test payment. No money moves.',
    merchant: 'Pay to',
    amount: 'Amount',
    method: 'Payment method',
    pay: 'Pay',
    fail: 'Let the payment fail',
    cancel: 'Cancel',
    leave: 'Leave it pending',
    closed: 'This payment is closed',
    back: 'Back to the site',
  },
  nl: {
    title: 'Bevestig je betaling',
    note: 'Dit is een testbetaling. Er wordt geen geld overgemaakt.',
    merchant: 'Betalen aan',
    amount: 'Bedrag',
    method: 'Betaalmethode',
    pay: 'Betalen',
    fail: 'Laat de betaling mislukken',
    cancel: 'Annuleren',
    leave: 'Open laten staan',
    closed: 'Deze betaling is afgesloten',
    back: 'Terug naar de site',
  },
  de: {
    title: 'Bestätige deine Zahlung',
    note: 'Dies ist eine Testzahlung. Es fließt kein Geld.',
    merchant: 'Zahlung an',
    amount: 'Betrag',
    method: 'Zahlungsart',
    pay: 'Bezahlen',
    fail: 'Zahlung fehlschlagen lassen',
    cancel: 'Abbrechen',
    leave: 'Offen lassen',
    closed: 'Diese Zahlung ist abgeschlossen',
    back: 'Zurück zur Website',
  },
  it: {
    title: 'Conferma il pagamento',
    note: 'Questo è un pagamento di prova. Non viene addebitato nulla.',
    merchant: 'Pagamento a',
    amount: 'Importo',
    method: 'Metodo di pagamento',
    pay: 'Paga',
    fail: 'Fai fallire il pagamento',
    cancel: 'Annulla',
    leave: 'Lascia in sospeso',
    closed: 'Questo pagamento è chiuso',
    back: 'Torna al sito',
  },
  fr: {
    title: 'Confirmez votre paiement',
    note: 'Ceci est un paiement de test. Aucun argent n’est débité.',
    merchant: 'Paiement à',
    amount: 'Montant',
    method: 'Moyen de paiement',
    pay: 'Payer',
    fail: 'Faire échouer le paiement',
    cancel: 'Annuler',
    leave: 'Laisser en attente',
    closed: 'Ce paiement est clos',
    back: 'Retour au site',
  },
  es: {
    title: 'Confirma tu pago',
    note: 'Este es un pago de prueba. No se mueve dinero.',
    merchant: 'Pago a',
    amount: 'Importe',
    method: 'Método de pago',
    pay: 'Pagar',
    fail: 'Hacer que el pago falle',
    cancel: 'Cancelar',
    leave: 'Dejar pendiente',
    closed: 'Este pago está cerrado',
    back: 'Volver al sitio',
  },
  pl: {
    title: 'Potwierdź płatność',
    note: 'To jest płatność testowa. Żadne pieniądze nie zostaną pobrane.',
    merchant: 'Odbiorca',
    amount: 'Kwota',
    method: 'Metoda płatności',
    pay: 'Zapłać',
    fail: 'Odrzuć płatność',
    cancel: 'Anuluj',
    leave: 'Pozostaw w toku',
    closed: 'Ta płatność jest zamknięta',
    back: 'Wróć do serwisu',
  },
  da: {
    title: 'Bekræft din betaling',
    note: 'Dette er en testbetaling. Der flyttes ingen penge.',
    merchant: 'Betaling til',
    amount: 'Beløb',
    method: 'Betalingsmetode',
    pay: 'Betal',
    fail: 'Lad betalingen mislykkes',
    cancel: 'Annuller',
    leave: 'Lad den afvente',
    closed: 'Denne betaling er afsluttet',
    back: 'Tilbage til siden',
  },
  fi: {
    title: 'Vahvista maksu',
    note: 'Tämä on testimaksu. Rahaa ei siirry.',
    merchant: 'Maksun saaja',
    amount: 'Summa',
    method: 'Maksutapa',
    pay: 'Maksa',
    fail: 'Anna maksun epäonnistua',
    cancel: 'Peruuta',
    leave: 'Jätä odottamaan',
    closed: 'Tämä maksu on päättynyt',
    back: 'Takaisin sivustolle',
  },
  nb: {
    title: 'Bekreft betalingen',
    note: 'Dette er en testbetaling. Ingen penger flyttes.',
    merchant: 'Betaling til',
    amount: 'Beløp',
    method: 'Betalingsmåte',
    pay: 'Betal',
    fail: 'La betalingen mislykkes',
    cancel: 'Avbryt',
    leave: 'La den vente',
    closed: 'Denne betalingen er avsluttet',
    back: 'Tilbake til nettstedet',
  },
  sv: {
    title: 'Bekräfta din betalning',
    note: 'Detta är en testbetalning. Inga pengar flyttas.',
    merchant: 'Betalning till',
    amount: 'Belopp',
    method: 'Betalsätt',
    pay: 'Betala',
    fail: 'Låt betalningen misslyckas',
    cancel: 'Avbryt',
    leave: 'Låt den vänta',
    closed: 'Den här betalningen är avslutad',
    back: 'Tillbaka till webbplatsen',
  },
};
