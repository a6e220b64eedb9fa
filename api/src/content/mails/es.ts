import type { Mails } from './mailTexts';

export const es: Mails = {
  account: {
    activation: {
      subject: 'Confirma tu correo electrónico para {site}',
      paragraphs: [
        'Hola, {name}: te damos la bienvenida a {site}. Confirma tu correo electrónico para que tu perfil sea visible.',
        'El enlace sirve durante 7 días y una sola vez. Si no te has registrado, puedes ignorar este correo: sin confirmación, la cuenta se elimina.',
      ],
      action: 'Confirmar mi correo',
    },
    reset: {
      subject: 'Elige una nueva contraseña para {site}',
      paragraphs: [
        'Hola, {name}: se ha pedido una nueva contraseña para tu cuenta de {site}.',
        'El enlace sirve durante 60 minutos y una sola vez. Si no la has pedido tú, no tienes que hacer nada: tu contraseña sigue igual.',
      ],
      action: 'Elegir una nueva contraseña',
    },
    password_changed: {
      subject: 'Se ha cambiado tu contraseña de {site}',
      paragraphs: [
        'Hola, {name}: se acaba de cambiar la contraseña de tu cuenta de {site}. Se ha cerrado la sesión en todos los demás dispositivos.',
        'Si no has sido tú, deshaz el cambio en un plazo de 48 horas: el enlace recupera tu contraseña anterior, cierra la sesión en todos los dispositivos y te deja elegir una nueva.',
      ],
      action: 'No he sido yo',
    },
    mail_change: {
      subject: 'Confirma tu nuevo correo electrónico para {site}',
      paragraphs: [
        'Hola, {name}: quieres usar {email} para tu cuenta de {site}. Confírmalo con este enlace.',
        'El enlace sirve durante 24 horas y una sola vez. Hasta entonces sigue valiendo tu correo anterior. Si no lo has pedido tú, puedes ignorar este correo.',
      ],
      action: 'Confirmar mi nuevo correo',
    },
    mail_changed: {
      subject: 'Se ha cambiado tu correo electrónico de {site}',
      paragraphs: [
        'Hola, {name}: tu cuenta de {site} usa ahora otro correo electrónico. Si no has sido tú, deshaz el cambio.',
        'El enlace sirve durante 48 horas y una sola vez. Recupera este correo, cierra la sesión en todos los dispositivos y te deja elegir una nueva contraseña.',
      ],
      action: 'No he sido yo',
    },
    deletion: {
      subject: 'Tu cuenta de {site} se eliminará el {date}',
      paragraphs: [
        'Hola, {name}: tu cuenta de {site} está desactivada y se eliminará definitivamente el {date}. Hasta entonces puedes recuperarla con este enlace.',
        'Nadie ve ya tu perfil y no te enviamos más correos. Después de ese día se borran tu perfil, tus fotos y tus mensajes; los datos de pago se conservan el tiempo que exige la ley.',
      ],
      action: 'Reactivar mi cuenta',
    },
    self_exclusion: {
      subject: 'Confirma tu prohibición de acceso a {site}',
      paragraphs: [
        'Alguien, probablemente tú, ha pedido excluir este correo electrónico de {site}. Confírmalo con este enlace.',
        'A partir de entonces nadie podrá iniciar sesión ni registrarse con este correo hasta que termine el periodo elegido; una prohibición permanente no tiene fin. El enlace sirve durante 24 horas y una sola vez. Si no lo has pedido tú, puedes ignorar este correo.',
      ],
      action: 'Confirmar la prohibición',
    },
    complaint: {
      subject: 'Hemos recibido tu reclamación {ticket}',
      paragraphs: ['Gracias por tu mensaje. Tu reclamación tiene el número {ticket}. Recibirás una respuesta en un plazo de 14 días.'],
    },
  },
  money: {
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
  },
  moderation: {
    warning: {
      subject: 'Un aviso sobre tu cuenta en {site}',
      paragraphs: [
        'Hola, {name}: alguien denunció algo que hiciste en {site} y creemos que la denuncia tiene razón. Esto es un aviso: tu cuenta sigue abierta.',
        'La segunda vez se cerrará durante 7 días; la tercera, para siempre.',
      ],
    },
    suspension: {
      subject: 'Tu cuenta en {site} está cerrada durante 7 días',
      paragraphs: [
        'Hola, {name}: alguien denunció algo que hiciste en {site} y creemos que la denuncia tiene razón. Es la segunda vez, así que tu cuenta está cerrada durante 7 días. Después se abrirá sola.',
        'La tercera vez se cerrará para siempre.',
      ],
    },
    ban: {
      subject: 'Tu cuenta en {site} está cerrada',
      paragraphs: [
        'Hola, {name}: alguien denunció algo que hiciste en {site} y creemos que la denuncia tiene razón. Tu cuenta está cerrada para siempre.',
      ],
    },
    photo_rejected: {
      subject: 'No hemos aceptado una de tus fotos en {site}',
      paragraphs: ['Hola, {name}: no hemos aceptado una de tus fotos. Solo tú puedes verla.'],
    },
    ground: { rules: 'Esto va contra nuestras normas: {reason}.', law: 'Esto va contra la ley: {reason}.' },
    facts: 'En qué se basa la decisión: {facts}',
    means: {
      person: 'La decisión la ha tomado una persona. No se han usado medios automáticos.',
      machine: 'La decisión se ha tomado automáticamente: el archivo es idéntico a otro que ya fue rechazado.',
    },
    appeal:
      'Si no estás de acuerdo, puedes recurrir gratis en un plazo de 6 meses. Escríbenos con el formulario de reclamaciones e indica {reference}. Una persona que no haya intervenido lo revisará de nuevo.',
    appeal_action: 'Recurrir la decisión',
    report_upheld: {
      subject: 'Tu denuncia {reference} tenía razón',
      paragraphs: [
        'Hola, {name}: gracias por tu denuncia {reference}. La hemos revisado, te damos la razón y hemos actuado. Seguiréis sin veros el uno al otro.',
      ],
    },
    report_dismissed: {
      subject: 'El resultado de tu denuncia {reference}',
      paragraphs: [
        'Hola, {name}: gracias por tu denuncia {reference}. La hemos revisado y no hemos encontrado nada contrario a nuestras normas ni a la ley. Seguiréis sin veros el uno al otro.',
      ],
    },
    complaint_answered: {
      subject: 'La respuesta a tu reclamación {ticket}',
      paragraphs: [
        'Nos escribiste sobre {ticket}. Esta es nuestra respuesta:',
        '{answer}',
        'Si con esto no queda resuelto, escríbenos otra vez e indica {ticket}.',
      ],
    },
    reasons: {
      fake_or_misleading: 'un perfil falso o engañoso',
      harassment: 'acoso',
      threat: 'una amenaza',
      underage: 'minoría de edad',
      scam_or_spam: 'estafa o publicidad no deseada',
      illegal_content: 'contenido ilegal',
      stolen_photos: 'fotos de otra persona',
      other: 'una conducta que perjudica a otros',
    },
    photo_reasons: {
      no_person: 'en la foto no aparece una persona',
      not_you: 'en la foto no apareces tú',
      minor: 'en la foto aparece un menor',
      third_party: 'en la foto aparecen otras personas',
      contact_data: 'la foto contiene datos de contacto',
      illegal: 'la foto es ilegal',
      quality: 'la foto está demasiado borrosa u oscura',
    },
  },
};
