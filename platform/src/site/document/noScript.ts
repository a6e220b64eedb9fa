import { type Settings, telephoneHref } from '@rendezvous/shared/contract';
import { escapeHtml } from './escapeHtml';

/** Id of the notice in the shell's catalogues; `{contacts}` is its only variable. */
export const NO_SCRIPT_TEXT = 'shell.noscript';

export interface NoScript {
  /** Elements for the head. */
  style: string;
  /** Elements for the start of the body, outside the root element that React hydrates. */
  words: string;
}

/** Contains the theme's colours as literals: design tokens are only available in a rendered page. */
const CSS = [
  'body{margin:0}',
  '.no-script{margin:0;padding:.75rem 1rem;font:.875rem/1.5 system-ui,sans-serif;text-align:center;',
  'background:light-dark(#fff5dd,#33270c);color:light-dark(#6f4a00,#ffdc8f)}',
  '.no-script a{display:inline-block;padding:.125rem .5rem;color:inherit;text-decoration:underline}',
].join('');

/**
 * Notice for visitors without JavaScript with the support contacts, in the document itself, so that it works without a rendered page. Empty
 * if the shell's release has no such text.
 */
export function noScript(message: unknown, settings: Pick<Settings, 'support_email' | 'support_phone'>, nonce: string): NoScript {
  const words = toElements(message).map(({ type, value }) => (type === 0 ? escapeHtml(value) : contacts(settings)));
  if (words.length === 0) return { style: '', words: '' };
  return {
    style: `<noscript><style nonce="${nonce}">${CSS}</style></noscript>`,
    words: `<noscript><p class="no-script">${words.join('')}</p></noscript>`,
  };
}

/** Elements of a compiled message: type 0 is text, anything else the variable. */
function toElements(message: unknown): { type: number; value: string }[] {
  return Array.isArray(message) ? message : [];
}

function contacts({ support_email: email, support_phone: phone }: Pick<Settings, 'support_email' | 'support_phone'>): string {
  const link = (href: string, text: string): string => (text === '' ? '' : `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`);
  return link(`mailto:${email}`, email) + link(telephoneHref(phone), phone);
}
