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
      'If this was not you, take the change back within 48 hours: the link restores your old password, logs out every device and lets you choose a new one.',
    ],
    action: 'This was not me',
  },
  mail_change: {
    subject: 'Confirm your new e-mail address for {site}',
    paragraphs: [
      'Hello {name}, you want to use {email} for your account at {site}. Confirm it with this link.',
      'The link works for 24 hours and only once. Until then your old address stays in use. If you did not ask for this, you can ignore this mail.',
    ],
    action: 'Confirm my new address',
  },
  mail_changed: {
    subject: 'Your e-mail address at {site} was changed',
    paragraphs: [
      'Hello {name}, your account at {site} now uses another e-mail address. If this was not you, take the change back.',
      'The link works for 48 hours and only once. It restores this address, logs out every device and lets you choose a new password.',
    ],
    action: 'This was not me',
  },
  deletion: {
    subject: 'Your account at {site} will be deleted on {date}',
    paragraphs: [
      'Hello {name}, your account at {site} is switched off and will be deleted for good on {date}. Until then you can have it back with this link.',
      'Nobody sees your profile any more, and we send you no more mails. After that day your profile, photos and messages are erased; payment records are kept for as long as the law requires.',
    ],
    action: 'Reactivate my account',
  },
  self_exclusion: {
    subject: 'Confirm your access ban at {site}',
    paragraphs: [
      'Somebody, probably you, asked to ban this e-mail address from {site}. Confirm it with this link.',
      'From then on nobody can log in or sign up with this address until the chosen period is over; a permanent ban has no end. The link works for 24 hours and only once. If you did not ask for this, you can ignore this mail.',
    ],
    action: 'Confirm the access ban',
  },
  complaint: {
    subject: 'We received your complaint {ticket}',
    paragraphs: ['Thank you for your message. Your complaint has the number {ticket}. You will get an answer within 14 days.'],
  },
};
