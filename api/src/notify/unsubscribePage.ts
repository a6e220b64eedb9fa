import type { Locale } from '@rendezvous/shared/contract';
import { noticeTexts } from '../content/mails/notices/noticeTexts';
import { escapeHtml } from './escapeHtml';
import { sandboxStyle } from '../routes/sandbox/sandboxStyle';

/** The page behind the link of a mail: a question with one button, or that it is done. */
export function unsubscribePage(locale: Locale, isDone: boolean): string {
  const { question, confirm, done } = noticeTexts[locale];
  const title = escapeHtml(isDone ? done : question);
  const button = isDone ? '' : `<form method="post"><button>${escapeHtml(confirm)}</button></form>`;
  return (
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
    `<meta name="robots" content="noindex"><title>${title}</title><style>${sandboxStyle.css}</style></head>` +
    `<body><main><h1>${title}</h1>${button}</main></body></html>`
  );
}
