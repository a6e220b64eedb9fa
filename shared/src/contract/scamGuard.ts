import { hasContactData } from './contactData';

/** Number of messages of a conversation that are checked. */
export const SCAM_GUARD_MESSAGES = 5;

const MESSENGERS =
  /(?:^|[^\p{L}])(whats\s?app|telegram|t\.me|snapchat|viber|wechat|kik|skype|threema|insta(gram)?|facebook|tiktok|discord|(auf|bij|on|op|på|sur|su|en|w|via|über)\s+signal|signal[\s-](app|messenger))(?!\p{L})/iu;
const PAYMENTS =
  /(?:^|[^\p{L}])(paypal|revolut|cash\s?app|venmo|tikkie|bizum|twint|blik|swish|vipps|mobilepay|western union|moneygram|bitcoin|btc|crypto|gift\s?cards?|geschenkkarten?|iban)(?!\p{L})/iu;

/** True for a text with a link, telephone number, payment handle or messenger name. */
export const isRiskyText = (text: string): boolean => hasContactData(text) || MESSENGERS.test(text) || PAYMENTS.test(text);
