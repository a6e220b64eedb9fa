import type { ModerationMails } from './ModerationMails';

export const es: ModerationMails = {
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
};
