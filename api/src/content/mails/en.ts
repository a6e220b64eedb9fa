import type { AccountMails } from './AccountMails';

export const en: AccountMails = {
  activation: {
    subject: 'Confirm your e-mail address for {site}',
    paragraphs: [
      'Hello {name}, welcome to {site}. Confirm your e-mail address to make your profile visible.',
      'The link works for 7 days and only once. If you did not sign up, you can ignore this mail: without confirmation the account is removed.',
    ],
    action: 'Confirm my e-mail address',
  },
  reset: {
    subject: 'Choose a new password for {site}',
    paragraphs: [
      'Hello {name}, a new password was requested for your account at {site}.',
      'The link works for 60 minutes and only once. If you did not ask for it, you need not do anything: your password stays as it is.',
    ],
    action: 'Choose a new password',
  },
  password_changed: {
    subject: 'Your password at {site} was changed',
    paragraphs: [
      'Hello {name}, the password of your account at {site} was just changed. You were logged out on all other devices.',
      'If this was not you, ask for a new password at once and write to our customer service.',
    ],
    action: 'To the login',
  },
  complaint: {
    subject: 'We received your complaint {ticket}',
    paragraphs: ['Thank you for your message. Your complaint has the number {ticket}. You will get an answer within 14 days.'],
  },
};
