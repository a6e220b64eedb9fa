import type { OrderTerms } from './OrderTerms';

export const es: OrderTerms = {
  order:
    'Al pulsar el botón de pago pides créditos a {company}, {address}, {city}. El precio indicado es el precio total, IVA incluido. Los créditos se añaden a tu cuenta en cuanto se confirma el pago. No hay suscripción y nada se renueva.',
  withdrawal:
    'Puedes desistir de este contrato en un plazo de {days} días sin indicar el motivo. Al marcar la casilla nos pides que empecemos enseguida; los créditos ya gastados no se reembolsan y el precio de los no usados se te devuelve por el mismo método de pago. El modelo de formulario de desistimiento está en la página de devoluciones.',
  voluntary_return:
    'Como servicio voluntario puedes devolver los créditos no usados en los {days} días siguientes a la compra. El precio de los créditos no usados de ese pedido se te devuelve por el mismo método de pago. Tus derechos legales no cambian.',
};
