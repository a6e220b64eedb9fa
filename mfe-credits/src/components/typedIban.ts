import { cleanIban, groupIban } from '@rendezvous/shared/contract';

/** The longest IBAN of any country. */
const MOST = 34;

/** Characters of what was typed or pasted, without a pasted "IBAN" prefix. */
const signsOf = (text: string): string =>
  cleanIban(text)
    .replace(/^IBAN(?=[A-Z]{2}\d)/, '')
    .slice(0, MOST);

/** Field text and caret position after typing: the caret stays behind the same character. */
export function typedIban(text: string, caret: number): { text: string; caret: number } {
  const before = signsOf(text.slice(0, caret)).length;
  return { text: groupIban(signsOf(text)), caret: before + Math.floor(Math.max(0, before - 1) / 4) };
}
