import { cleanIban, groupIban } from '@rendezvous/shared/contract';

/** No country has a longer one. */
const MOST = 34;

/** Signs of what was typed or pasted; some paste the word before the number, too. */
const signsOf = (text: string): string =>
  cleanIban(text)
    .replace(/^IBAN(?=[A-Z]{2}\d)/, '')
    .slice(0, MOST);

/** What the field shows for what was typed, and where the caret stands then: behind the same sign as before. */
export function typedIban(text: string, caret: number): { text: string; caret: number } {
  const before = signsOf(text.slice(0, caret)).length;
  return { text: groupIban(signsOf(text)), caret: before + Math.floor(Math.max(0, before - 1) / 4) };
}
