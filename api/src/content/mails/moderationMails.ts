import { defineMessage } from '../messages';

/** Emails about decisions of moderators. */
export const moderationMails = {
  warning: {
    subject: defineMessage({
      id: 'api.mails.moderation.warning.subject',
      defaultMessage: 'A warning about your account on {site}',
      description: 'Subject of the email with a warning, the first of three steps; calm; site: name of the site; at most 70 characters',
    }),
    paragraphs: [
      defineMessage({
        id: 'api.mails.moderation.warning.paragraphs.1',
        defaultMessage:
          'Hello {name}, your account on {site} was reported, and we agree with the report. This is a warning: your account stays open.',
        description:
          'Email about a decision against a member (statement of reasons), calm: first paragraph of a warning; the report came from someone else; name: of the member, site: name of the site',
      }),
      defineMessage({
        id: 'api.mails.moderation.warning.paragraphs.2',
        defaultMessage:
          'If it happens a second time, we’ll close your account for 7 days. If it happens a third time, we’ll close it for good.',
        description:
          'Email about a decision against a member (statement of reasons), calm: second paragraph of a warning, what a second and a third report that is upheld would mean',
      }),
    ],
  },
  suspension: {
    subject: defineMessage({
      id: 'api.mails.moderation.suspension.subject',
      defaultMessage: 'Your account on {site} is closed for 7 days',
      description:
        'Subject of the email about an account closed for 7 days, the second of three steps; calm; site: name of the site; at most 70 characters',
    }),
    paragraphs: [
      defineMessage({
        id: 'api.mails.moderation.suspension.paragraphs.1',
        defaultMessage:
          'Hello {name}, your account on {site} was reported, and we agree with the report. This is the second time this has happened, so your account is closed for 7 days. It’ll reopen automatically.',
        description:
          'Email about a decision against a member (statement of reasons), calm: first paragraph when the account is closed for 7 days; name: of the member, site: name of the site',
      }),
      defineMessage({
        id: 'api.mails.moderation.suspension.paragraphs.2',
        defaultMessage: 'If it happens a third time, we’ll close your account for good.',
        description:
          'Email about a decision against a member (statement of reasons), calm: second paragraph when the account is closed for 7 days',
      }),
    ],
  },
  ban: {
    subject: defineMessage({
      id: 'api.mails.moderation.ban.subject',
      defaultMessage: 'Your account on {site} is closed',
      description:
        'Subject of the email about an account closed for good, the last of three steps; calm; site: name of the site; at most 70 characters',
    }),
    paragraphs: [
      defineMessage({
        id: 'api.mails.moderation.ban.paragraphs.1',
        defaultMessage: 'Hello {name}, your account on {site} was reported, and we agree with the report. Your account is closed for good.',
        description:
          'Email about a decision against a member (statement of reasons), calm: first paragraph when the account is closed for good; name: of the member, site: name of the site',
      }),
    ],
  },
  photo_rejected: {
    subject: defineMessage({
      id: 'api.mails.moderation.photo_rejected.subject',
      defaultMessage: 'We couldn’t accept one of your photos on {site}',
      description: 'Subject of the email about a photo that was not accepted; calm; site: name of the site; at most 70 characters',
    }),
    paragraphs: [
      defineMessage({
        id: 'api.mails.moderation.photo_rejected.paragraphs.1',
        defaultMessage: 'Hello {name}, we couldn’t accept one of your photos. Only you can see it.',
        description:
          'Email about a decision against a member (statement of reasons), calm: first paragraph about a photo that was not accepted; name: of the member',
      }),
    ],
  },
  ground: {
    rules: defineMessage({
      id: 'api.mails.moderation.ground.rules',
      defaultMessage: 'Our rules don’t allow this: {reason}.',
      description:
        'Email about a decision against a member (statement of reasons), calm: ground of the decision when it is a rule of the site; reason: one of api.mails.moderation.reasons or photo_reasons, after a colon',
    }),
    law: defineMessage({
      id: 'api.mails.moderation.ground.law',
      defaultMessage: 'The law doesn’t allow this: {reason}.',
      description:
        'Email about a decision against a member (statement of reasons), calm: ground of the decision when it is the law; reason: one of api.mails.moderation.reasons or photo_reasons, after a colon',
    }),
  },
  facts: defineMessage({
    id: 'api.mails.moderation.facts',
    defaultMessage: 'What we based this on: {facts}',
    description:
      'Email about a decision against a member (statement of reasons), calm: the facts it rests on; facts: text written by the moderator, in any language',
  }),
  means: {
    person: defineMessage({
      id: 'api.mails.moderation.means.person',
      defaultMessage: 'A person made this decision. No automated means were used.',
      description:
        'Email about a decision against a member (statement of reasons), calm: whether automatic means were used, as the law requires',
    }),
    machine: defineMessage({
      id: 'api.mails.moderation.means.machine',
      defaultMessage: 'This decision was made automatically: the file is the same as one we rejected before.',
      description:
        'Email about a decision against a member (statement of reasons), calm: whether automatic means were used, as the law requires; here a photo was recognised as one that was rejected before',
    }),
  },
  appeal: defineMessage({
    id: 'api.mails.moderation.appeal',
    defaultMessage:
      'If you don’t agree, you can appeal free of charge within 6 months. Write to us through the complaint form and mention {reference}. Someone who wasn’t involved in the decision will take a fresh look.',
    description:
      'Last paragraph of the emails about a decision and about the outcome of a report: how to appeal; reference: number of the decision (D-1A2B3C4D) or of the report (R-1A2B3C4D)',
  }),
  appeal_action: defineMessage({
    id: 'api.mails.moderation.appeal_action',
    defaultMessage: 'Appeal this decision',
    description: 'Button of the emails about a decision and about the outcome of a report; opens the complaint form; at most 35 characters',
  }),
  report_upheld: {
    subject: defineMessage({
      id: 'api.mails.moderation.report_upheld.subject',
      defaultMessage: 'We acted on your report {reference}',
      description:
        'Subject of the email to someone whose report was upheld; reference: number of the report, such as R-1A2B3C4D; at most 70 characters',
    }),
    paragraphs: [
      defineMessage({
        id: 'api.mails.moderation.report_upheld.paragraphs.1',
        defaultMessage:
          'Hello {name}, thank you for your report {reference}. We looked into it, agree with you and have acted. You and this person stay hidden from each other.',
        description:
          'First paragraph of the email to someone whose report was upheld; it says nothing about what happened to the other account; name: of the one who reported, reference: number of the report',
      }),
    ],
  },
  report_dismissed: {
    subject: defineMessage({
      id: 'api.mails.moderation.report_dismissed.subject',
      defaultMessage: 'The outcome of your report {reference}',
      description:
        'Subject of the email to someone whose report was not upheld; neutral; reference: number of the report, such as R-1A2B3C4D; at most 70 characters',
    }),
    paragraphs: [
      defineMessage({
        id: 'api.mails.moderation.report_dismissed.paragraphs.1',
        defaultMessage:
          'Hello {name}, thank you for your report {reference}. We looked into it and found nothing that’s against our rules or the law. You and this person stay hidden from each other.',
        description:
          'First paragraph of the email to someone whose report was not upheld; without doubting them; name: of the one who reported, reference: number of the report',
      }),
    ],
  },
  complaint_answered: {
    subject: defineMessage({
      id: 'api.mails.moderation.complaint_answered.subject',
      defaultMessage: 'The answer to your complaint {ticket}',
      description:
        'Subject of the email that answers a complaint; ticket: number of the complaint, such as C-1A2B3C4D; at most 70 characters',
    }),
    paragraphs: [
      defineMessage({
        id: 'api.mails.moderation.complaint_answered.paragraphs.1',
        defaultMessage: 'Here’s our answer to your complaint {ticket}:',
        description: 'First paragraph of the email that answers a complaint, above the answer; ticket: number of the complaint',
      }),
      defineMessage({
        id: 'api.mails.moderation.complaint_answered.paragraphs.2',
        defaultMessage: '{answer}',
        description:
          'Second paragraph of the email that answers a complaint, nothing but the answer; answer: text written by the moderator',
      }),
      defineMessage({
        id: 'api.mails.moderation.complaint_answered.paragraphs.3',
        defaultMessage: 'If this doesn’t settle it, write to us again and mention {ticket}.',
        description: 'Last paragraph of the email that answers a complaint, below the answer; ticket: number of the complaint',
      }),
    ],
  },
  reasons: {
    fake_or_misleading: defineMessage({
      id: 'api.mails.moderation.reasons.fake_or_misleading',
      defaultMessage: 'a fake or misleading profile',
      description:
        'Reason in the email about a decision, after “Our rules don’t allow this:” or “The law doesn’t allow this:”; lower case, no full stop; at most 70 characters',
    }),
    harassment: defineMessage({
      id: 'api.mails.moderation.reasons.harassment',
      defaultMessage: 'harassment',
      description:
        'Reason in the email about a decision, after “Our rules don’t allow this:” or “The law doesn’t allow this:”; lower case, no full stop; at most 70 characters',
    }),
    threat: defineMessage({
      id: 'api.mails.moderation.reasons.threat',
      defaultMessage: 'a threat',
      description:
        'Reason in the email about a decision, after “Our rules don’t allow this:” or “The law doesn’t allow this:”; lower case, no full stop; at most 70 characters',
    }),
    underage: defineMessage({
      id: 'api.mails.moderation.reasons.underage',
      defaultMessage: 'someone under 18 using the site',
      description:
        'Reason in the email about a decision, after “Our rules don’t allow this:” or “The law doesn’t allow this:”; lower case, no full stop; the owner of the account is under 18; at most 70 characters',
    }),
    scam_or_spam: defineMessage({
      id: 'api.mails.moderation.reasons.scam_or_spam',
      defaultMessage: 'a scam or spam',
      description:
        'Reason in the email about a decision, after “Our rules don’t allow this:” or “The law doesn’t allow this:”; lower case, no full stop; at most 70 characters',
    }),
    illegal_content: defineMessage({
      id: 'api.mails.moderation.reasons.illegal_content',
      defaultMessage: 'illegal content',
      description:
        'Reason in the email about a decision, after “Our rules don’t allow this:” or “The law doesn’t allow this:”; lower case, no full stop; at most 70 characters',
    }),
    stolen_photos: defineMessage({
      id: 'api.mails.moderation.reasons.stolen_photos',
      defaultMessage: 'photos of someone else',
      description:
        'Reason in the email about a decision, after “Our rules don’t allow this:” or “The law doesn’t allow this:”; lower case, no full stop; at most 70 characters',
    }),
    other: defineMessage({
      id: 'api.mails.moderation.reasons.other',
      defaultMessage: 'behaviour that harms others',
      description:
        'Reason in the email about a decision, after “Our rules don’t allow this:” or “The law doesn’t allow this:”; lower case, no full stop; for everything that is none of the others; at most 70 characters',
    }),
  },
  photo_reasons: {
    no_person: defineMessage({
      id: 'api.mails.moderation.photo_reasons.no_person',
      defaultMessage: 'the photo doesn’t show a person',
      description:
        'Reason in the email about a decision, after “Our rules don’t allow this:” or “The law doesn’t allow this:”; lower case, no full stop; at most 70 characters',
    }),
    not_you: defineMessage({
      id: 'api.mails.moderation.photo_reasons.not_you',
      defaultMessage: 'the photo doesn’t show you',
      description:
        'Reason in the email about a decision, after “Our rules don’t allow this:” or “The law doesn’t allow this:”; lower case, no full stop; at most 70 characters',
    }),
    minor: defineMessage({
      id: 'api.mails.moderation.photo_reasons.minor',
      defaultMessage: 'the photo shows a minor',
      description:
        'Reason in the email about a decision, after “Our rules don’t allow this:” or “The law doesn’t allow this:”; lower case, no full stop; a minor is under 18; at most 70 characters',
    }),
    third_party: defineMessage({
      id: 'api.mails.moderation.photo_reasons.third_party',
      defaultMessage: 'the photo shows other people',
      description:
        'Reason in the email about a decision, after “Our rules don’t allow this:” or “The law doesn’t allow this:”; lower case, no full stop; at most 70 characters',
    }),
    contact_data: defineMessage({
      id: 'api.mails.moderation.photo_reasons.contact_data',
      defaultMessage: 'the photo shows contact details',
      description:
        'Reason in the email about a decision, after “Our rules don’t allow this:” or “The law doesn’t allow this:”; lower case, no full stop; such as a phone number or an address written into the photo; at most 70 characters',
    }),
    illegal: defineMessage({
      id: 'api.mails.moderation.photo_reasons.illegal',
      defaultMessage: 'the photo shows something illegal',
      description:
        'Reason in the email about a decision, after “Our rules don’t allow this:” or “The law doesn’t allow this:”; lower case, no full stop; at most 70 characters',
    }),
    quality: defineMessage({
      id: 'api.mails.moderation.photo_reasons.quality',
      defaultMessage: 'the photo is too blurry or too dark',
      description:
        'Reason in the email about a decision, after “Our rules don’t allow this:” or “The law doesn’t allow this:”; lower case, no full stop; at most 70 characters',
    }),
  },
};
