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
      'Si no has sido tú, pide enseguida una nueva contraseña y escribe a nuestro servicio de atención al cliente.',
    ],
    action: 'Ir a iniciar sesión',
  },
  complaint: {
    subject: 'Hemos recibido tu reclamación {ticket}',
    paragraphs: ['Gracias por tu mensaje. Tu reclamación tiene el número {ticket}. Recibirás una respuesta en un plazo de 14 días.'],
  },
};
