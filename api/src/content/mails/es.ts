import type { AccountMails } from './AccountMails';

export const es: AccountMails = {
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
};
