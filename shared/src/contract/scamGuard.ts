import { hasContactData } from './contactData';

/** Messages of a conversation that are looked at. */
export const SCAM_GUARD_MESSAGES = 5;

const MESSENGERS = /\b(whats\s?app|telegram|snapchat|signal|viber|wechat|kik|skype|instagram|facebook|tiktok|discord)\b/iu;
const PAYMENTS = /\b(paypal|revolut|cash\s?app|venmo|western union|moneygram|bitcoin|crypto|gift\s?cards?|iban)\b/iu;

/** True for a text with a link, telephone number, payment handle or the name of a messenger. */
export const isRiskyText = (text: string): boolean => hasContactData(text) || MESSENGERS.test(text) || PAYMENTS.test(text);
