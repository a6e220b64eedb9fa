import type { Locale } from '@rendezvous/shared/contract';

/** Terms of an order in one language; `{company}`, `{address}`, `{city}` and `{days}` are filled in. */
export interface OrderTerms {
  order: string;
  /** For countries where consumers have a legal right of withdrawal. */
  withdrawal: string;
  /** For all other countries. */
  voluntary_return: string;
}

/** Terms of an order in all languages. */
export const orderTermTexts: Record<Locale, OrderTerms> = {
  en: {
    order:
      'By pressing the pay button you order credits from {company}, {address}, {city}. The price shown is the total price including VAT. Credits are added to your account as soon as the payment is confirmed. There is no subscription and nothing is renewed.',
    withdrawal:
      'You may withdraw from this contract within {days} days without giving a reason. By ticking the box you ask us to start at once; credits you have already spent are not refunded, and you get back the price of the unused ones by the same payment method. The model withdrawal form is on the page about returns.',
    voluntary_return:
      'As a voluntary service you may return unused credits within {days} days of the purchase. You get back the price of the unused credits of that order by the same payment method. Your statutory rights stay untouched.',
  },
  nl: {
    order:
      'Door op de betaalknop te drukken bestel je credits bij {company}, {address}, {city}. De getoonde prijs is de totaalprijs inclusief btw. De credits staan op je account zodra de betaling is bevestigd. Er is geen abonnement en niets wordt verlengd.',
    withdrawal:
      'Je kunt deze overeenkomst binnen {days} dagen zonder opgave van redenen ontbinden. Door het vakje aan te vinken vraag je ons meteen te beginnen; credits die je al hebt gebruikt worden niet terugbetaald, en de prijs van de ongebruikte credits krijg je terug via dezelfde betaalmethode. Het modelformulier voor herroeping staat op de pagina over retourneren.',
    voluntary_return:
      'Als vrijwillige service kun je ongebruikte credits binnen {days} dagen na de aankoop teruggeven. Je krijgt de prijs van de ongebruikte credits van die bestelling terug via dezelfde betaalmethode. Je wettelijke rechten blijven onverkort gelden.',
  },
  de: {
    order:
      'Mit dem Zahlungsbutton bestellst du Credits bei {company}, {address}, {city}. Der angezeigte Preis ist der Gesamtpreis inklusive Mehrwertsteuer. Die Credits werden deinem Konto gutgeschrieben, sobald die Zahlung bestätigt ist. Es gibt kein Abo, und nichts verlängert sich.',
    withdrawal:
      'Du kannst diesen Vertrag binnen {days} Tagen ohne Angabe von Gründen widerrufen. Mit dem Häkchen verlangst du, dass wir sofort beginnen; bereits verbrauchte Credits werden nicht erstattet, den Preis der unverbrauchten bekommst du auf demselben Zahlungsweg zurück. Das Muster-Widerrufsformular findest du auf der Seite zur Rückgabe.',
    voluntary_return:
      'Als freiwillige Leistung kannst du unverbrauchte Credits innerhalb von {days} Tagen nach dem Kauf zurückgeben. Den Preis der unverbrauchten Credits dieser Bestellung bekommst du auf demselben Zahlungsweg zurück. Deine gesetzlichen Rechte bleiben unberührt.',
  },
  it: {
    order:
      'Premendo il pulsante di pagamento ordini crediti a {company}, {address}, {city}. Il prezzo indicato è il prezzo totale, IVA inclusa. I crediti vengono accreditati appena il pagamento è confermato. Non c’è alcun abbonamento e nulla si rinnova.',
    withdrawal:
      'Puoi recedere da questo contratto entro {days} giorni senza indicarne il motivo. Spuntando la casella ci chiedi di iniziare subito; i crediti già usati non vengono rimborsati e riavrai il prezzo di quelli non usati con lo stesso metodo di pagamento. Il modulo tipo di recesso si trova nella pagina sui resi.',
    voluntary_return:
      'Come servizio volontario puoi restituire i crediti non usati entro {days} giorni dall’acquisto. Riavrai il prezzo dei crediti non usati di quell’ordine con lo stesso metodo di pagamento. I tuoi diritti di legge restano invariati.',
  },
  fr: {
    order:
      'En appuyant sur le bouton de paiement, tu commandes des crédits à {company}, {address}, {city}. Le prix affiché est le prix total, TVA comprise. Les crédits sont ajoutés à ton compte dès que le paiement est confirmé. Il n’y a pas d’abonnement et rien n’est renouvelé.',
    withdrawal:
      'Tu peux te rétracter de ce contrat dans un délai de {days} jours sans donner de motif. En cochant la case, tu nous demandes de commencer tout de suite ; les crédits déjà utilisés ne sont pas remboursés et le prix de ceux qui ne le sont pas t’est rendu par le même moyen de paiement. Le modèle de formulaire de rétractation se trouve sur la page des retours.',
    voluntary_return:
      'À titre de service volontaire, tu peux rendre les crédits non utilisés dans les {days} jours suivant l’achat. Le prix des crédits non utilisés de cette commande t’est rendu par le même moyen de paiement. Tes droits légaux restent inchangés.',
  },
  es: {
    order:
      'Al pulsar el botón de pago pides créditos a {company}, {address}, {city}. El precio indicado es el precio total, IVA incluido. Los créditos se añaden a tu cuenta en cuanto se confirma el pago. No hay suscripción y nada se renueva.',
    withdrawal:
      'Puedes desistir de este contrato en un plazo de {days} días sin indicar el motivo. Al marcar la casilla nos pides que empecemos enseguida; los créditos ya gastados no se reembolsan y el precio de los no usados se te devuelve por el mismo método de pago. El modelo de formulario de desistimiento está en la página de devoluciones.',
    voluntary_return:
      'Como servicio voluntario puedes devolver los créditos no usados en los {days} días siguientes a la compra. El precio de los créditos no usados de ese pedido se te devuelve por el mismo método de pago. Tus derechos legales no cambian.',
  },
  pl: {
    order:
      'Naciskając przycisk płatności, zamawiasz kredyty w {company}, {address}, {city}. Podana cena jest ceną całkowitą z VAT. Kredyty trafiają na konto zaraz po potwierdzeniu płatności. Nie ma abonamentu i nic się nie odnawia.',
    withdrawal:
      'Możesz odstąpić od tej umowy w ciągu {days} dni bez podania przyczyny. Zaznaczając pole, prosisz o natychmiastowe rozpoczęcie; wykorzystane kredyty nie podlegają zwrotowi, a cenę niewykorzystanych otrzymasz z powrotem tą samą metodą płatności. Wzór formularza odstąpienia znajduje się na stronie o zwrotach.',
    voluntary_return:
      'W ramach dobrowolnej usługi możesz zwrócić niewykorzystane kredyty w ciągu {days} dni od zakupu. Cenę niewykorzystanych kredytów z tego zamówienia otrzymasz z powrotem tą samą metodą płatności. Twoje ustawowe prawa pozostają bez zmian.',
  },
  da: {
    order:
      'Når du trykker på betalingsknappen, bestiller du kreditter hos {company}, {address}, {city}. Den viste pris er den samlede pris inkl. moms. Kreditterne sættes ind på din konto, så snart betalingen er bekræftet. Der er intet abonnement, og intet fornyes.',
    withdrawal:
      'Du kan fortryde denne aftale inden for {days} dage uden at give en grund. Når du sætter kryds i feltet, beder du os begynde med det samme; brugte kreditter refunderes ikke, og prisen for de ubrugte får du tilbage med samme betalingsmåde. Standardfortrydelsesformularen findes på siden om returnering.',
    voluntary_return:
      'Som en frivillig service kan du returnere ubrugte kreditter inden for {days} dage efter købet. Prisen for de ubrugte kreditter i den ordre får du tilbage med samme betalingsmåde. Dine lovbestemte rettigheder er uændrede.',
  },
  fi: {
    order:
      'Painamalla maksupainiketta tilaat krediittejä yritykseltä {company}, {address}, {city}. Näytetty hinta on kokonaishinta arvonlisäveroineen. Krediitit lisätään tilillesi heti, kun maksu on vahvistettu. Tilausta ei ole, eikä mikään uusiudu.',
    withdrawal:
      'Voit peruuttaa tämän sopimuksen {days} päivän kuluessa syytä ilmoittamatta. Rastittamalla ruudun pyydät meitä aloittamaan heti; käytettyjä krediittejä ei hyvitetä, ja käyttämättömien hinta palautetaan samalla maksutavalla. Peruuttamislomakkeen malli on palautuksia koskevalla sivulla.',
    voluntary_return:
      'Vapaaehtoisena palveluna voit palauttaa käyttämättömät krediitit {days} päivän kuluessa ostosta. Tilauksen käyttämättömien krediittien hinta palautetaan samalla maksutavalla. Lakisääteiset oikeutesi säilyvät ennallaan.',
  },
  nb: {
    order:
      'Når du trykker på betalingsknappen, bestiller du kreditter hos {company}, {address}, {city}. Prisen som vises, er totalprisen inkludert mva. Kredittene settes inn på kontoen din så snart betalingen er bekreftet. Det er ikke noe abonnement, og ingenting fornyes.',
    withdrawal:
      'Du kan angre på denne avtalen innen {days} dager uten å oppgi grunn. Når du krysser av i ruten, ber du oss begynne med en gang; brukte kreditter refunderes ikke, og prisen for de ubrukte får du tilbake med samme betalingsmåte. Standard angreskjema finner du på siden om retur.',
    voluntary_return:
      'Som en frivillig tjeneste kan du returnere ubrukte kreditter innen {days} dager etter kjøpet. Prisen for de ubrukte kredittene i bestillingen får du tilbake med samme betalingsmåte. De lovfestede rettighetene dine er uendret.',
  },
  sv: {
    order:
      'När du trycker på betalknappen beställer du krediter av {company}, {address}, {city}. Priset som visas är det totala priset inklusive moms. Krediterna sätts in på ditt konto så snart betalningen är bekräftad. Det finns inget abonnemang och inget förnyas.',
    withdrawal:
      'Du kan ångra det här avtalet inom {days} dagar utan att ange skäl. När du kryssar i rutan ber du oss börja genast; använda krediter återbetalas inte och priset för de oanvända får du tillbaka med samma betalningssätt. Standardformuläret för ånger finns på sidan om returer.',
    voluntary_return:
      'Som en frivillig tjänst kan du lämna tillbaka oanvända krediter inom {days} dagar efter köpet. Priset för de oanvända krediterna i beställningen får du tillbaka med samma betalningssätt. Dina lagstadgade rättigheter påverkas inte.',
  },
};
