import type { MoneyMails } from './MoneyMails';

export const es: MoneyMails = {
  withdrawal: {
    subject: 'Hemos recibido tu desistimiento',
    paragraphs: [
      'Hola, {name}: el {date} a las {time} desististe del pedido {order} en {site}.',
      'Devueltos: {credits} créditos sin usar. Reembolso: {amount}, al método de pago que utilizaste ({method}).',
      'No tienes que hacer nada más. El reembolso suele llegar en 5 días laborables, como máximo en 14 días.',
    ],
  },
  refund: {
    subject: 'Tu reembolso está en camino',
    paragraphs: [
      'Hola, {name}: hemos devuelto {amount} del pedido {order} en {site} al método de pago que utilizaste ({method}).',
      'Cuándo lo verás depende de tu banco.',
    ],
  },
  mandate: {
    subject: 'Tu mandato de adeudo directo SEPA',
    paragraphs: [
      'Hola, {name}: el {date} a las {time} firmaste en {site} un mandato de adeudo directo SEPA. Guarda este correo.',
      'Acreedor: {creditor}, {address}. Identificador del acreedor: {identifier}. Referencia del mandato: {reference}.',
      'Titular de la cuenta: {holder}. IBAN: {iban}. Tipo de pago: recurrente.',
      'Con este mandato autorizas a {creditor} a enviar instrucciones a tu banco para adeudar tu cuenta, y a tu banco a efectuar los adeudos según las instrucciones de {creditor}. Solo se adeuda un pedido que hayas confirmado, y como muy pronto un día después.',
      'Tienes derecho a que tu banco te reembolse según los términos del contrato suscrito con él. La solicitud de reembolso debe hacerse dentro de las 8 semanas siguientes a la fecha del adeudo. Puedes revocar el mandato en cualquier momento en tus ajustes.',
    ],
  },
};
