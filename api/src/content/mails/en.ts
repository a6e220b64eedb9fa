import type { Mails } from './mailTexts';

export const en: Mails = {
  account: {
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
  },
  money: {
    withdrawal: {
      subject: 'We received your withdrawal',
      paragraphs: [
        'Hello {name}, on {date} at {time} you withdrew from order {order} at {site}.',
        'Returned: {credits} unused credits. Refund: {amount}, to the payment method you paid with ({method}).',
        'You need not do anything else. The refund usually arrives within 5 working days, at the latest within 14 days.',
      ],
    },
    refund: {
      subject: 'Your refund is on its way',
      paragraphs: [
        'Hello {name}, we have sent back {amount} for order {order} at {site}, to the payment method you paid with ({method}).',
        'How soon you see it depends on your bank.',
      ],
    },
    mandate: {
      subject: 'Your SEPA direct debit mandate',
      paragraphs: [
        'Hello {name}, on {date} at {time} you signed a SEPA direct debit mandate at {site}. Please keep this mail.',
        'Creditor: {creditor}, {address}. Creditor identifier: {identifier}. Mandate reference: {reference}.',
        'Account holder: {holder}. IBAN: {iban}. Type of payment: recurrent.',
        'With this mandate you authorise {creditor} to send instructions to your bank to debit your account, and your bank to debit your account as {creditor} instructs. A debit is made only for an order that you have confirmed, and at the earliest one day after it.',
        'You are entitled to a refund from your bank under the terms of your agreement with it. A refund must be claimed within 8 weeks from the date on which your account was debited. You can revoke the mandate in your settings at any time.',
      ],
    },
  },
  moderation: {
    warning: {
      subject: 'A warning about your account at {site}',
      paragraphs: [
        'Hello {name}, something you did at {site} was reported, and we agree with the report. This is a warning: your account stays open.',
        'A second time closes it for 7 days, a third time for good.',
      ],
    },
    suspension: {
      subject: 'Your account at {site} is closed for 7 days',
      paragraphs: [
        'Hello {name}, something you did at {site} was reported, and we agree with the report. It is the second time, so your account is closed for 7 days. It opens again by itself.',
        'A third time closes it for good.',
      ],
    },
    ban: {
      subject: 'Your account at {site} is closed',
      paragraphs: [
        'Hello {name}, something you did at {site} was reported, and we agree with the report. Your account is closed for good.',
      ],
    },
    photo_rejected: {
      subject: 'One of your photos at {site} was not accepted',
      paragraphs: ['Hello {name}, one of your photos was not accepted. Nobody but you can see it.'],
    },
    ground: { rules: 'This is against our rules: {reason}.', law: 'This is against the law: {reason}.' },
    facts: 'What the decision rests on: {facts}',
    means: {
      person: 'A person made this decision. No automatic means were used.',
      machine: 'This decision was made automatically: the file is the same as one that was rejected before.',
    },
    appeal:
      'If you do not agree, you can appeal free of charge within 6 months. Write to us through the complaint form and name {reference}. A person who was not involved looks at it again.',
    appeal_action: 'Appeal against the decision',
    report_upheld: {
      subject: 'Your report {reference} was right',
      paragraphs: [
        'Hello {name}, thank you for your report {reference}. We looked at it, agree with you and have acted. The two of you stay hidden from each other.',
      ],
    },
    report_dismissed: {
      subject: 'The outcome of your report {reference}',
      paragraphs: [
        'Hello {name}, thank you for your report {reference}. We looked at it and found nothing that is against our rules or the law. The two of you stay hidden from each other.',
      ],
    },
    complaint_answered: {
      subject: 'The answer to your complaint {ticket}',
      paragraphs: [
        'You wrote to us about {ticket}. This is our answer:',
        '{answer}',
        'If this does not settle it, write to us again and name {ticket}.',
      ],
    },
    reasons: {
      fake_or_misleading: 'a false or misleading profile',
      harassment: 'harassment',
      threat: 'a threat',
      underage: 'being under age',
      scam_or_spam: 'fraud or unwanted advertising',
      illegal_content: 'illegal content',
      stolen_photos: 'photos of somebody else',
      other: 'conduct that harms others',
    },
    photo_reasons: {
      no_person: 'the photo does not show a person',
      not_you: 'the photo does not show you',
      minor: 'the photo shows a minor',
      third_party: 'the photo shows other people',
      contact_data: 'the photo contains contact details',
      illegal: 'the photo is illegal',
      quality: 'the photo is too blurred or too dark',
    },
  },
};
