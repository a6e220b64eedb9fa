import { type Settings, telephoneHref } from '@rendezvous/shared/contract';
import { escapeHtml } from './escapeHtml';

/** Id of the notice in the shell's catalogues; `{contacts}` is its only variable. */
export const NO_SCRIPT_TEXT_ID = 'shell.noscript';

export interface NoScriptNotice {
  /** Elements for the head. */
  style: string;
  /** Elements for the start of the body, outside the root element that React hydrates. */
  notice: string;
}

/** Style of the notice, with the theme's colours as literals: design tokens are only available in a rendered page. */
const CSS = [
  'body{margin:0}',
  '.no-script{margin:0;padding:.75rem 1rem;font:.875rem/1.5 system-ui,sans-serif;text-align:center;',
  'background:light-dark(#fff5dd,#33270c);color:light-dark(#6f4a00,#ffdc8f)}',
  '.no-script a{display:inline-block;padding:.125rem .5rem;color:inherit;text-decoration:underline}',
].join('');

/**
 * Renders the notice with the support contacts for visitors without JavaScript; it is part of the document itself, so it works
 * without a rendered page. Empty if the shell's release lacks the text.
 */
export function renderNoScript(
  message: unknown,
  settings: Pick<Settings, 'support_email' | 'support_phone'>,
  nonce: string,
): NoScriptNotice {
  const parts = toElements(message).map(({ type, value }) => (type === 0 ? escapeHtml(value) : renderContacts(settings)));
  if (parts.length === 0) return { style: '', notice: '' };
  return {
    style: `<noscript><style nonce="${nonce}">${CSS}</style></noscript>`,
    notice: `<noscript><p class="no-script">${parts.join('')}</p></noscript>`,
  };
}

/** Elements of a compiled message: type 0 is text, anything else the variable. */
function toElements(message: unknown): { type: number; value: string }[] {
  return Array.isArray(message) ? message : [];
}

function renderContacts({ support_email: email, support_phone: phone }: Pick<Settings, 'support_email' | 'support_phone'>): string {
  const renderLink = (href: string, text: string): string => (text === '' ? '' : `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`);
  return renderLink(`mailto:${email}`, email) + renderLink(telephoneHref(phone), phone);
}
