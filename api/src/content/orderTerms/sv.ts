import type { OrderTerms } from './OrderTerms';

export const sv: OrderTerms = {
  order:
    'När du trycker på betalknappen beställer du krediter av {company}, {address}, {city}. Priset som visas är det totala priset inklusive moms. Krediterna sätts in på ditt konto så snart betalningen är bekräftad. Det finns inget abonnemang och inget förnyas.',
  withdrawal:
    'Du kan ångra det här avtalet inom {days} dagar utan att ange skäl. När du kryssar i rutan ber du oss börja genast; använda krediter återbetalas inte och priset för de oanvända får du tillbaka med samma betalningssätt. Standardformuläret för ånger finns på sidan om returer.',
  voluntary_return:
    'Som en frivillig tjänst kan du lämna tillbaka oanvända krediter inom {days} dagar efter köpet. Priset för de oanvända krediterna i beställningen får du tillbaka med samma betalningssätt. Dina lagstadgade rättigheter påverkas inte.',
};
