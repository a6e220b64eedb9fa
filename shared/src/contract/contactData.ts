const PATTERNS: readonly RegExp[] = [
  /[^\s@]+@[^\s@]+\.[a-z]{2,}/iu,
  /(https?:\/\/|www\.)\S/iu,
  /\b[a-z0-9-]{2,}\.(com|net|org|info|biz|io|me|app|eu|nl|be|de|at|ch|fr|it|es|pl|dk|fi|no|se|uk|ly|link)\b/iu,
  /(\d[\s()./-]*){7,}/u,
];

/** True for a text with a link, an e-mail address or a telephone number, which profiles must not contain. */
export const hasContactData = (text: string): boolean => PATTERNS.some((pattern) => pattern.test(text));

/** Number of messages of a conversation that are checked. */
export const SCAM_GUARD_MESSAGES = 5;

const MESSENGERS =
  /(?:^|[^\p{L}])(whats\s?app|telegram|t\.me|snapchat|viber|wechat|kik|skype|threema|insta(gram)?|facebook|tiktok|discord|(auf|bij|on|op|på|sur|su|en|w|via|über)\s+signal|signal[\s-](app|messenger))(?!\p{L})/iu;
const PAYMENTS =
  /(?:^|[^\p{L}])(paypal|revolut|cash\s?app|venmo|tikkie|bizum|twint|blik|swish|vipps|mobilepay|western union|moneygram|bitcoin|btc|crypto|gift\s?cards?|geschenkkarten?|iban)(?!\p{L})/iu;

/** True for a text with a link, telephone number, payment handle or messenger name. */
export const isRiskyText = (text: string): boolean => hasContactData(text) || MESSENGERS.test(text) || PAYMENTS.test(text);
