import type { OrderTerms } from './OrderTerms';

export const da: OrderTerms = {
  order:
    'Når du trykker på betalingsknappen, bestiller du kreditter hos {company}, {address}, {city}. Den viste pris er den samlede pris inkl. moms. Kreditterne sættes ind på din konto, så snart betalingen er bekræftet. Der er intet abonnement, og intet fornyes.',
  withdrawal:
    'Du kan fortryde denne aftale inden for {days} dage uden at give en grund. Når du sætter kryds i feltet, beder du os begynde med det samme; brugte kreditter refunderes ikke, og prisen for de ubrugte får du tilbage med samme betalingsmåde. Standardfortrydelsesformularen findes på siden om returnering.',
  voluntary_return:
    'Som en frivillig service kan du returnere ubrugte kreditter inden for {days} dage efter købet. Prisen for de ubrugte kreditter i den ordre får du tilbage med samme betalingsmåde. Dine lovbestemte rettigheder er uændrede.',
};
