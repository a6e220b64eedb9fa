import type { Locale } from '@rendezvous/shared/contract';
import { escapeHtml } from '../../notify/escapeHtml';
import { sandboxAgeTexts } from './sandboxAgeTexts';
import { sandboxStyle } from './sandboxStyle';

/** The provider's page: one question, and no name or date of birth. */
export function sandboxAgePage(locale: Locale): string {
  const { title, note, yes, no, refuse } = sandboxAgeTexts[locale];
  return (
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
    `<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${sandboxStyle.css}</style></head>` +
    `<body><main><h1>${escapeHtml(title)}</h1><p class="note">${escapeHtml(note)}</p><form method="post">` +
    `<button name="answer" value="over18">${escapeHtml(yes)}</button><button name="answer" value="under18">${escapeHtml(no)}</button>` +
    `<button name="answer" value="refused">${escapeHtml(refuse)}</button>` +
    `</form></main></body></html>`
  );
}
