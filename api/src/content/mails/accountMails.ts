import { defineMessage } from '../messages';

/** Emails about an account. */
export const accountMails = {
  activation: {
    subject: defineMessage({
      id: 'api.mails.account.activation.subject',
      defaultMessage: 'Confirm your email for {site}',
      description: 'Subject of the email that asks to confirm the address after sign-up; site: name of the site; at most 70 characters',
    }),
    paragraphs: [
      defineMessage({
        id: 'api.mails.account.activation.paragraphs.1',
        defaultMessage: 'Hi {name}, welcome to {site}. Confirm your email and people can see your profile.',
        description:
          'First paragraph of the email after sign-up, above the button that confirms the address; name: of the new member, site: name of the site',
      }),
      defineMessage({
        id: 'api.mails.account.activation.paragraphs.2',
        defaultMessage:
          'This link expires after 7 days and can only be used once. Didn’t sign up? You can ignore this email: if nobody confirms the address, we’ll delete the account.',
        description: 'Last paragraph of the email after sign-up, below the button that confirms the address',
      }),
    ],
    action: defineMessage({
      id: 'api.mails.account.activation.action',
      defaultMessage: 'Confirm my email',
      description: 'Button of the email after sign-up; opens the page that confirms the address; at most 30 characters',
    }),
  },
  reset: {
    subject: defineMessage({
      id: 'api.mails.account.reset.subject',
      defaultMessage: 'Choose a new password for {site}',
      description: 'Subject of the email with a link to choose a new password; site: name of the site; at most 70 characters',
    }),
    paragraphs: [
      defineMessage({
        id: 'api.mails.account.reset.paragraphs.1',
        defaultMessage: 'Hi {name}, someone, hopefully you, asked for a new password for your account on {site}.',
        description:
          'First paragraph of the email about a forgotten password, above the button; name: of the member, site: name of the site',
      }),
      defineMessage({
        id: 'api.mails.account.reset.paragraphs.2',
        defaultMessage:
          'This link expires after 60 minutes and can only be used once. Didn’t ask for this? You don’t need to do anything: your password stays as it is.',
        description: 'Last paragraph of the email about a forgotten password, below the button',
      }),
    ],
    action: defineMessage({
      id: 'api.mails.account.reset.action',
      defaultMessage: 'Choose a new password',
      description:
        'Button of the email about a forgotten password; the page it opens has the same heading (auth.newPassword.title); at most 35 characters',
    }),
  },
  password_changed: {
    subject: defineMessage({
      id: 'api.mails.account.password_changed.subject',
      defaultMessage: 'Your password for {site} was changed',
      description:
        'Subject of the email after a change of password, a sign of possible theft of the account; site: name of the site; at most 70 characters',
    }),
    paragraphs: [
      defineMessage({
        id: 'api.mails.account.password_changed.paragraphs.1',
        defaultMessage: 'Hi {name}, your password for {site} was just changed. We’ve logged you out on all your other devices.',
        description:
          'First paragraph of the email after a change of password, above the button that undoes it; name: of the member, site: name of the site',
      }),
      defineMessage({
        id: 'api.mails.account.password_changed.paragraphs.2',
        defaultMessage:
          'If this wasn’t you, undo the change within 48 hours. The link restores your old password, logs out every device and lets you choose a new password.',
        description: 'Last paragraph of the email after a change of password, below the button that undoes it',
      }),
    ],
    action: defineMessage({
      id: 'api.mails.account.password_changed.action',
      defaultMessage: 'This wasn’t me',
      description:
        'Button of the email after a change of password, for someone who did not change it; opens the page that undoes the change; at most 30 characters',
    }),
  },
  mail_change: {
    subject: defineMessage({
      id: 'api.mails.account.mail_change.subject',
      defaultMessage: 'Confirm your new email for {site}',
      description: 'Subject of the email to a new address that has to be confirmed; site: name of the site; at most 70 characters',
    }),
    paragraphs: [
      defineMessage({
        id: 'api.mails.account.mail_change.paragraphs.1',
        defaultMessage: 'Hi {name}, you asked to use {email} for your account on {site}. Confirm the new address with this link.',
        description:
          'First paragraph of the email to the new address, above the button; name: of the member, email: the new address, site: name of the site',
      }),
      defineMessage({
        id: 'api.mails.account.mail_change.paragraphs.2',
        defaultMessage:
          'This link expires after 24 hours and can only be used once. Until you confirm, your old address stays in use. Didn’t ask for this? You can ignore this email.',
        description: 'Last paragraph of the email to the new address, below the button',
      }),
    ],
    action: defineMessage({
      id: 'api.mails.account.mail_change.action',
      defaultMessage: 'Confirm my new address',
      description:
        'Button of the email to the new address; the button of the page it opens says the same (auth.mailChange.confirm); at most 30 characters',
    }),
  },
  mail_changed: {
    subject: defineMessage({
      id: 'api.mails.account.mail_changed.subject',
      defaultMessage: 'Your email for {site} was changed',
      description:
        'Subject of the email to the old address after a change of address, a sign of possible theft of the account; site: name of the site; at most 70 characters',
    }),
    paragraphs: [
      defineMessage({
        id: 'api.mails.account.mail_changed.paragraphs.1',
        defaultMessage: 'Hi {name}, your account on {site} now uses another email address. If this wasn’t you, undo the change.',
        description:
          'First paragraph of the email to the old address, above the button that undoes the change; name: of the member, site: name of the site',
      }),
      defineMessage({
        id: 'api.mails.account.mail_changed.paragraphs.2',
        defaultMessage:
          'This link expires after 48 hours and can only be used once. It restores this address, logs out every device and lets you choose a new password.',
        description: 'Last paragraph of the email to the old address, below the button; this address: the old one, to which the email goes',
      }),
    ],
    action: defineMessage({
      id: 'api.mails.account.mail_changed.action',
      defaultMessage: 'This wasn’t me',
      description:
        'Button of the email to the old address, for someone who did not change it; opens the page that undoes the change; at most 30 characters',
    }),
  },
  deletion: {
    subject: defineMessage({
      id: 'api.mails.account.deletion.subject',
      defaultMessage: 'Your account on {site} will be deleted on {date}',
      description:
        'Subject of the email after an account was deleted, which can be undone for 14 days; site: name of the site, date: formatted day of the erasure; at most 70 characters',
    }),
    paragraphs: [
      defineMessage({
        id: 'api.mails.account.deletion.paragraphs.1',
        defaultMessage:
          'Hello {name}, your account on {site} is switched off and will be deleted for good on {date}. Changed your mind? Until then, this link brings it back.',
        description:
          'First paragraph of the email after an account was deleted, above the button that brings it back; name: of the member, site: name of the site, date: formatted day of the erasure',
      }),
      defineMessage({
        id: 'api.mails.account.deletion.paragraphs.2',
        defaultMessage:
          'Nobody can see your profile any more, and our other emails have stopped. On the date above, we’ll delete your profile, photos and messages. We keep payment records for as long as the law requires.',
        description: 'Last paragraph of the email after an account was deleted, below the button',
      }),
    ],
    action: defineMessage({
      id: 'api.mails.account.deletion.action',
      defaultMessage: 'Reactivate my account',
      description:
        'Button of the email after an account was deleted; the button of the page it opens says the same (auth.deleted.reactivate); at most 30 characters',
    }),
  },
  self_exclusion: {
    subject: defineMessage({
      id: 'api.mails.account.self_exclusion.subject',
      defaultMessage: 'Confirm your self-exclusion from {site}',
      description:
        'Subject of the email that asks to confirm a self-exclusion, by which people keep themselves off the site; site: name of the site; at most 70 characters',
    }),
    paragraphs: [
      defineMessage({
        id: 'api.mails.account.self_exclusion.paragraphs.1',
        defaultMessage:
          'Someone, probably you, asked for self-exclusion from {site} for this email address. If that was you, use this link to start your self-exclusion.',
        description:
          'First paragraph of the email about a self-exclusion, above the button; there is no name, because the address may have no account; site: name of the site',
      }),
      defineMessage({
        id: 'api.mails.account.self_exclusion.paragraphs.2',
        defaultMessage:
          'Once your self-exclusion starts, nobody can log in or sign up with this address until the period you chose is over. A permanent self-exclusion never ends. This link expires after 24 hours and can only be used once. Didn’t ask for this? You can ignore this email.',
        description:
          'Last paragraph of the email about a self-exclusion, below the button; the period was chosen in the form: 6, 12 or 24 months or permanent',
      }),
    ],
    action: defineMessage({
      id: 'api.mails.account.self_exclusion.action',
      defaultMessage: 'Start self-exclusion',
      description:
        'Button of the email about a self-exclusion; the button of the page it opens says the same (shell.ban.confirm); at most 35 characters',
    }),
  },
  complaint: {
    subject: defineMessage({
      id: 'api.mails.account.complaint.subject',
      defaultMessage: 'We’ve received your complaint {ticket}',
      description:
        'Subject of the email that confirms a complaint sent with the complaint form; ticket: number of the complaint, such as C-1A2B3C4D; at most 70 characters',
    }),
    paragraphs: [
      defineMessage({
        id: 'api.mails.account.complaint.paragraphs.1',
        defaultMessage: 'Thank you for writing to us. Your complaint number is {ticket}. You’ll get an answer within 14 days.',
        description: 'Only paragraph of the email that confirms a complaint; ticket: number of the complaint, such as C-1A2B3C4D',
      }),
    ],
  },
};
