import type { Pages } from './allPages';

export const en: Pages = {
  ban: {
    title: 'Access ban',
    sections: [
      {
        heading: 'For adults only',
        paragraphs: [
          '{site} is for adults of 18 years and older. Every page carries the RTA label (Restricted to Adults), which parental filters recognise.',
        ],
      },
      {
        heading: 'For parents',
        paragraphs: [
          'You can keep {site} away from your children with the parental controls of your internet provider, of Windows, macOS, Android and iOS, or with a filter in your router.',
          'Do you think that a minor has an account here? Write to {support_email}. We close such an account at once.',
        ],
      },
    ],
  },
  cookies: {
    title: 'Cookies',
    sections: [
      {
        heading: 'Only what the site needs',
        paragraphs: [
          '{site} uses its own cookies and browser storage only: to keep you logged in, to remember your language and to remember which notices you have closed. There are no advertising cookies and no third parties in your browser.',
        ],
      },
      {
        heading: 'Your choice',
        paragraphs: [
          'You can delete cookies and storage in your browser at any time. You are then logged out and notices may appear again. The list below names every entry with its purpose and how long it stays.',
        ],
      },
    ],
  },
  faq: {
    title: 'Frequently asked questions',
    sections: [
      {
        heading: 'What does it cost?',
        paragraphs: [
          'Signing up, searching and liking are free. Sending a message costs credits. You buy credits once, there is no subscription, and nothing is renewed by itself.',
          'With any purchase you become a premium member for good: you see all photos, start as many conversations as you like and can upload 25 photos.',
        ],
      },
      {
        heading: 'Are all profiles real?',
        paragraphs: [
          'No. Some profiles are fictional and serve as entertainment. The words “fictional profile” stand beside the name wherever you see one. Fictional profiles never start a conversation, never like you and cannot be met.',
        ],
      },
      {
        heading: 'Who sees where I am?',
        paragraphs: ['Nobody. Others see your town and a rough distance between towns. We do not store your position.'],
      },
      {
        heading: 'How was the higher chance of a match measured?',
        paragraphs: [
          'The figure compares the matches of premium members with those of free members within their first month. It is a look back at many members, not a promise for a single one.',
        ],
      },
      {
        heading: 'How do I delete my account?',
        paragraphs: [
          'Open the settings and choose “Delete my account”. Your profile disappears at once. Within 14 days you can come back through the link in our e-mail; after that your data are erased.',
        ],
      },
    ],
  },
  privacy: {
    title: 'Privacy',
    sections: [
      {
        heading: 'Who is responsible',
        paragraphs: ['{company}, {address}, {city}, is responsible for your data. You reach us at {support_email}.'],
      },
      {
        heading: 'What we process and why',
        paragraphs: [
          'Your e-mail address, name, date of birth, place, profile, photos, likes and messages, so that the service works. Your orders, because tax law requires it. What your profile says about your sex life and orientation only with your explicit consent, which you can withdraw at any time.',
          'We send you offers and news about the site only if you switched them on, at most twice a month. One click in the e-mail or in your settings switches them off again.',
          'We do not sell data, show no third-party advertising and make no decision about you by machine alone.',
        ],
      },
      {
        heading: 'What we only count',
        paragraphs: [
          'How often a landing page is seen, and how many people sign up from it. The table has six columns: page, campaign, variant, day, views and sign-ups. It contains nothing about you. So that you see the same variant throughout your visit and are counted once, your browser keeps a random number and the landing pages it has shown, for 30 days.',
        ],
      },
      {
        heading: 'How long we keep it',
        paragraphs: [
          'Messages are hidden after 90 days and erased after 12 months. A deleted account is erased after 14 days. Payment records stay for the period the law demands.',
        ],
      },
      {
        heading: 'Your rights',
        paragraphs: [
          'You can see, correct, take with you and erase your data, object to their use and complain to the data protection authority of your country. Most of it you can do yourself in the settings; for the rest write to {support_email}.',
        ],
      },
    ],
  },
  'return-policy': {
    title: 'Returns',
    sections: [
      {
        heading: '{refund_days} days to change your mind',
        paragraphs: [
          'You can return the unused credits of an order within {refund_days} days of the purchase, without giving a reason.',
          'The refund is: amount paid, times the unused credits of the order, divided by the credits of the order, rounded to the cent in your favour. It goes back by the payment method you used.',
        ],
      },
      {
        heading: 'How to do it',
        paragraphs: [
          'Open your transactions, choose the order and press “Withdraw from contract here”. You can also send us the form below by e-mail or post.',
        ],
      },
      {
        heading: 'Model withdrawal form',
        paragraphs: [
          'To {company}, {address}, {city}, {support_email}: I hereby withdraw from my contract for the purchase of the following credits. Ordered on: … Order number: … Name: … E-mail address of the account: … Date: …',
        ],
      },
    ],
  },
  safety: {
    title: 'Safety centre',
    sections: [
      {
        heading: 'In danger now?',
        paragraphs: ['Call the emergency number of your country. It is free, and it works from any phone.'],
      },
      {
        heading: 'Getting to know somebody',
        paragraphs: [
          'Stay on {site} until you trust the other person. Whoever wants to leave for another messenger in the first messages often has a reason that they do not tell.',
          'Never send money, gift cards or pictures of your papers to somebody you have not met, whatever the story. Nobody of {site} ever asks for your password.',
          'Keep your surname, address, place of work and bank to yourself. Look at what your photos show in the background.',
        ],
      },
      {
        heading: 'The first date',
        paragraphs: [
          'Meet in a public place, tell a friend where you are and when you will be back, and travel there and home on your own.',
          'You may say no and leave at any time. Nobody owes anybody anything for a drink.',
        ],
      },
      {
        heading: 'Hide, block, report',
        paragraphs: [
          'The shield beside every member opens three ways: hide them from your search, block them so that neither sees the other, or report them to us. You find whom you have hidden or blocked, and your reports, in the settings.',
          'People look at every report. You hear what came of it, and you can appeal within 6 months.',
        ],
      },
      {
        heading: 'Authorities and legal notices',
        paragraphs: [
          'The single point of contact of {company} for authorities, the Commission and users under articles 11 and 12 of the Digital Services Act is {support_email}. You may write in English, Dutch or German.',
        ],
      },
      {
        heading: 'Without an account',
        paragraphs: [
          'Anybody can report abuse with the form below: a profile that uses your photos, a minor, a scam, or content that breaks the law.',
        ],
      },
    ],
  },
  service: {
    title: 'Customer service',
    sections: [
      {
        heading: 'Write or call us',
        paragraphs: [
          'E-mail: {support_email}. Telephone: {support_phone}. We answer within two working days, in your own language.',
          'For a complaint please use the complaint form: you get a number at once and an answer within 14 days.',
        ],
      },
      {
        heading: 'Company details',
        paragraphs: ['{company}, {address}, {city}. Chamber of Commerce number: {kvk}. VAT number: {vat}.'],
      },
    ],
  },
  terms: {
    title: 'Terms and conditions',
    sections: [
      {
        heading: 'The service',
        paragraphs: [
          '{site} is offered by {company}. It is a place where adults get to know each other and talk. You need to be at least 18 years old and may have one account.',
        ],
      },
      {
        heading: 'Fictional profiles',
        paragraphs: [
          'Part of the profiles is fictional and meant as entertainment. They are labelled in words wherever they appear. No meeting with the person shown is possible.',
        ],
      },
      {
        heading: 'Credits',
        paragraphs: [
          'Messages, photos and gifts cost credits; the price stands at the button. Credits do not expire as long as the account exists. Free credits are used first and are not refunded; unused bought credits can be returned within {refund_days} days.',
        ],
      },
      {
        heading: 'What is not allowed',
        paragraphs: [
          'Harassment, threats, hate, other people’s photos, offers of paid services, advertising, and everything that is against the law or concerns minors. We remove such content, say why, and can close the account. You can object to such a decision.',
        ],
      },
      {
        heading: 'Liability and law',
        paragraphs: [
          'We take care of the service but cannot answer for what members say about themselves. The law of the country in which you live protects you as a consumer. For questions and complaints write to {support_email}.',
        ],
      },
    ],
  },
};
