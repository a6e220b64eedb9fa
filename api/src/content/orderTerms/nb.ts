import type { OrderTerms } from './OrderTerms';

export const nb: OrderTerms = {
  order:
    'Når du trykker på betalingsknappen, bestiller du kreditter hos {company}, {address}, {city}. Prisen som vises, er totalprisen inkludert mva. Kredittene settes inn på kontoen din så snart betalingen er bekreftet. Det er ikke noe abonnement, og ingenting fornyes.',
  withdrawal:
    'Du kan angre på denne avtalen innen {days} dager uten å oppgi grunn. Når du krysser av i ruten, ber du oss begynne med en gang; brukte kreditter refunderes ikke, og prisen for de ubrukte får du tilbake med samme betalingsmåte. Standard angreskjema finner du på siden om retur.',
  voluntary_return:
    'Som en frivillig tjeneste kan du returnere ubrukte kreditter innen {days} dager etter kjøpet. Prisen for de ubrukte kredittene i bestillingen får du tilbake med samme betalingsmåte. De lovfestede rettighetene dine er uendret.',
};
