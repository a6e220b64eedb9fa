import type { Pages } from './allPages';

export const es: Pages = {
  ban: {
    title: 'Bloquear el acceso',
    sections: [
      {
        heading: 'Solo para adultos',
        paragraphs: [
          '{site} está dirigido a adultos a partir de 18 años. Cada página lleva la etiqueta RTA (Restricted to Adults), que reconocen los filtros parentales.',
        ],
      },
      {
        heading: 'Para padres y madres',
        paragraphs: [
          'Puedes mantener {site} lejos de tus hijos con el control parental de tu proveedor de internet, de Windows, macOS, Android e iOS, o con un filtro en tu router.',
          '¿Crees que una persona menor de edad tiene una cuenta aquí? Escribe a {support_email}. Cerramos esas cuentas de inmediato.',
        ],
      },
    ],
  },
  cookies: {
    title: 'Cookies',
    sections: [
      {
        heading: 'Solo lo que el sitio necesita',
        paragraphs: [
          '{site} usa solo cookies propias y el almacenamiento del navegador: para mantener tu sesión abierta, recordar tu idioma y saber qué avisos has cerrado. No hay cookies publicitarias ni terceros en tu navegador.',
        ],
      },
      {
        heading: 'Tú decides',
        paragraphs: [
          'Puedes borrar las cookies y el almacenamiento en tu navegador cuando quieras. Entonces se cierra tu sesión y los avisos pueden volver a aparecer. La lista de abajo nombra cada elemento con su finalidad y su duración.',
        ],
      },
    ],
  },
  faq: {
    title: 'Preguntas frecuentes',
    sections: [
      {
        heading: '¿Cuánto cuesta?',
        paragraphs: [
          'Registrarse, buscar y dar me gusta es gratis. Enviar un mensaje cuesta créditos. Compras créditos una sola vez, no hay suscripción y nada se renueva solo.',
          'Con cualquier compra te conviertes en miembro premium para siempre: ves todas las fotos, empiezas todas las conversaciones que quieras y puedes subir 25 fotos.',
        ],
      },
      {
        heading: '¿Son reales todos los perfiles?',
        paragraphs: [
          'No. Algunos perfiles son ficticios y sirven de entretenimiento. Las palabras «perfil ficticio» aparecen junto al nombre dondequiera que veas uno. Los perfiles ficticios nunca empiezan una conversación, nunca te dan me gusta y no se pueden conocer en persona.',
        ],
      },
      {
        heading: '¿Quién ve dónde estoy?',
        paragraphs: ['Nadie. Los demás ven tu localidad y una distancia aproximada entre localidades. No guardamos tu posición.'],
      },
      {
        heading: '¿Cómo se midió la mayor probabilidad de un match?',
        paragraphs: [
          'La cifra compara los matches de los miembros premium con los de los miembros gratuitos durante su primer mes. Es una mirada atrás sobre muchos miembros, no una promesa para uno solo.',
        ],
      },
      {
        heading: '¿Cómo elimino mi cuenta?',
        paragraphs: [
          'Abre los ajustes y elige «Eliminar mi cuenta». Tu perfil desaparece enseguida. Durante 14 días puedes volver con el enlace de nuestro correo; después se borran tus datos.',
        ],
      },
    ],
  },
  privacy: {
    title: 'Privacidad',
    sections: [
      {
        heading: 'Quién es responsable',
        paragraphs: ['{company}, {address}, {city}, es responsable de tus datos. Nos encuentras en {support_email}.'],
      },
      {
        heading: 'Qué tratamos y por qué',
        paragraphs: [
          'Tu correo electrónico, nombre, fecha de nacimiento, lugar, perfil, fotos, me gusta y mensajes, para que el servicio funcione. Tus pedidos, porque lo exige la ley fiscal. Lo que tu perfil dice de tu vida sexual y tu orientación, solo con tu consentimiento explícito, que puedes retirar en cualquier momento.',
          'Solo te enviamos ofertas y novedades del sitio si las has activado, como mucho dos veces al mes. Con un clic en el correo o en tus ajustes vuelves a desactivarlas.',
          'No vendemos datos, no mostramos publicidad de terceros y no tomamos ninguna decisión sobre ti solo mediante una máquina.',
        ],
      },
      {
        heading: 'Lo que solo contamos',
        paragraphs: [
          'Cuántas veces se ve una página de campaña y cuántas personas se registran desde ella. La tabla tiene seis columnas: página, campaña, variante, día, vistas y registros. No contiene nada sobre ti. Para que veas la misma variante durante toda tu visita y cuentes una sola vez, tu navegador guarda durante 30 días un número aleatorio y las páginas de campaña que ha mostrado.',
        ],
      },
      {
        heading: 'Cuánto tiempo los guardamos',
        paragraphs: [
          'Los mensajes se ocultan a los 90 días y se borran a los 12 meses. Una cuenta eliminada se borra a los 14 días. Los datos de pago se conservan el tiempo que exige la ley.',
        ],
      },
      {
        heading: 'Tus derechos',
        paragraphs: [
          'Puedes ver, corregir, llevarte y borrar tus datos, oponerte a su uso y reclamar ante la autoridad de protección de datos de tu país. La mayor parte puedes hacerla tú en los ajustes; para lo demás, escribe a {support_email}.',
        ],
      },
    ],
  },
  'return-policy': {
    title: 'Devoluciones',
    sections: [
      {
        heading: '{refund_days} días para cambiar de opinión',
        paragraphs: [
          'Puedes devolver los créditos no usados de un pedido en los {refund_days} días siguientes a la compra, sin indicar el motivo.',
          'El reembolso es: importe pagado, por los créditos no usados del pedido, dividido entre los créditos del pedido, redondeado al céntimo a tu favor. Se devuelve por el método de pago que usaste.',
        ],
      },
      {
        heading: 'Cómo se hace',
        paragraphs: [
          'Abre tus transacciones, elige el pedido y pulsa «Desistir del contrato aquí». También puedes enviarnos el formulario de abajo por correo electrónico o postal.',
        ],
      },
      {
        heading: 'Modelo de formulario de desistimiento',
        paragraphs: [
          'A {company}, {address}, {city}, {support_email}: Por la presente desisto de mi contrato de compra de los siguientes créditos. Pedidos el: … Número de pedido: … Nombre: … Correo electrónico de la cuenta: … Fecha: …',
        ],
      },
    ],
  },
  safety: {
    title: 'Centro de seguridad',
    sections: [
      {
        heading: '¿Estás en peligro ahora?',
        paragraphs: ['Llama al número de emergencias de tu país. Es gratis y funciona desde cualquier teléfono.'],
      },
      {
        heading: 'Conocer a alguien',
        paragraphs: [
          'Quédate en {site} hasta que confíes en la otra persona. Quien quiere pasarse a otra aplicación de mensajería ya en los primeros mensajes suele tener un motivo que no cuenta.',
          'Nunca envíes dinero, tarjetas regalo ni fotos de tus documentos a alguien que aún no conoces en persona, sea cual sea su historia. Nadie de {site} te pedirá jamás la contraseña.',
          'Guárdate para ti los apellidos, la dirección, el lugar de trabajo y los datos bancarios. Fíjate también en lo que se ve al fondo de tus fotos.',
        ],
      },
      {
        heading: 'La primera cita',
        paragraphs: [
          'Queda en un lugar público, cuéntale a alguien de confianza dónde estás y cuándo vuelves, y ve y vuelve por tu cuenta.',
          'Puedes decir que no e irte en cualquier momento. Nadie le debe nada a nadie por una copa.',
        ],
      },
      {
        heading: 'Ocultar, bloquear, denunciar',
        paragraphs: [
          'El escudo que hay junto a cada miembro te da tres opciones: ocultar a esa persona en tu búsqueda, bloquearla para que ninguno de los dos vea al otro, o denunciarla para que lo revisemos. En los ajustes encuentras a quién has ocultado o bloqueado, y también tus denuncias.',
          'Cada denuncia la revisan personas. Te contamos en qué ha quedado y puedes recurrir la decisión en un plazo de 6 meses.',
        ],
      },
      {
        heading: 'Autoridades y notificaciones legales',
        paragraphs: [
          'El punto único de contacto de {company} para las autoridades, la Comisión Europea y los usuarios, conforme a los artículos 11 y 12 del Reglamento de Servicios Digitales (Digital Services Act), es {support_email}. Puedes escribir en inglés, neerlandés o alemán.',
        ],
      },
      {
        heading: 'Sin cuenta',
        paragraphs: [
          'Cualquiera puede denunciar un abuso con el formulario de abajo: un perfil que usa tus fotos, una persona menor de edad, una estafa o contenido ilegal.',
        ],
      },
    ],
  },
  service: {
    title: 'Atención al cliente',
    sections: [
      {
        heading: 'Escríbenos o llámanos',
        paragraphs: [
          'Correo electrónico: {support_email}. Teléfono: {support_phone}. Respondemos en dos días laborables, en tu idioma.',
          'Para una reclamación usa el formulario de reclamaciones: recibes un número al momento y una respuesta en 14 días.',
        ],
      },
      {
        heading: 'Datos de la empresa',
        paragraphs: ['{company}, {address}, {city}. Número de la cámara de comercio: {kvk}. Número de IVA: {vat}.'],
      },
    ],
  },
  terms: {
    title: 'Condiciones generales',
    sections: [
      {
        heading: 'El servicio',
        paragraphs: [
          '{site} lo ofrece {company}. Es un lugar donde los adultos se conocen y hablan. Debes tener al menos 18 años y puedes tener una sola cuenta.',
        ],
      },
      {
        heading: 'Perfiles ficticios',
        paragraphs: [
          'Una parte de los perfiles es ficticia y sirve de entretenimiento. Se indica con palabras dondequiera que aparezcan. No es posible conocer en persona a quien se muestra.',
        ],
      },
      {
        heading: 'Créditos',
        paragraphs: [
          'Los mensajes, las fotos y los regalos cuestan créditos; el precio está junto al botón. Los créditos no caducan mientras exista la cuenta. Los créditos gratuitos se usan primero y no se reembolsan; los comprados y no usados se pueden devolver en {refund_days} días.',
        ],
      },
      {
        heading: 'Qué no está permitido',
        paragraphs: [
          'El acoso, las amenazas, el odio, las fotos de otras personas, las ofertas de servicios de pago, la publicidad y todo lo que sea ilegal o afecte a menores. Retiramos ese contenido, decimos por qué y podemos cerrar la cuenta. Puedes oponerte a esa decisión.',
        ],
      },
      {
        heading: 'Responsabilidad y derecho',
        paragraphs: [
          'Cuidamos el servicio, pero no podemos responder de lo que los miembros dicen de sí mismos. La ley del país donde vives te protege como consumidor. Para preguntas y reclamaciones escribe a {support_email}.',
        ],
      },
    ],
  },
};
