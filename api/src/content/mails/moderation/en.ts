import type { ModerationMails } from './ModerationMails';

export const en: ModerationMails = {
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
    paragraphs: ['Hello {name}, something you did at {site} was reported, and we agree with the report. Your account is closed for good.'],
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
};
