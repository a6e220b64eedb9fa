import type { OrderTerms } from './OrderTerms';

export const it: OrderTerms = {
  order:
    'Premendo il pulsante di pagamento ordini crediti a {company}, {address}, {city}. Il prezzo indicato è il prezzo totale, IVA inclusa. I crediti vengono accreditati appena il pagamento è confermato. Non c’è alcun abbonamento e nulla si rinnova.',
  withdrawal:
    'Puoi recedere da questo contratto entro {days} giorni senza indicarne il motivo. Spuntando la casella ci chiedi di iniziare subito; i crediti già usati non vengono rimborsati e riavrai il prezzo di quelli non usati con lo stesso metodo di pagamento. Il modulo tipo di recesso si trova nella pagina sui resi.',
  voluntary_return:
    'Come servizio volontario puoi restituire i crediti non usati entro {days} giorni dall’acquisto. Riavrai il prezzo dei crediti non usati di quell’ordine con lo stesso metodo di pagamento. I tuoi diritti di legge restano invariati.',
};
