import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { html, Html } from './Html';

/** Style of the status page; its digest is in the page's policy. */
const statusCss = readFileSync(join(__dirname, 'status.css'), 'utf8');

/** Kept out of the template below, where a formatter could add spaces; browsers ignore a style that does not match its digest exactly. */
const STYLE = new Html(`<style>${statusCss}</style>`);

/** Content security policy of the status page, which allows its own style by digest, its own forms, and no scripts at all. */
export const STATUS_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(statusCss).digest('base64')}'`,
  "img-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

export const renderStatusDocument = (title: string, body: Html): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        <link rel="icon" href="/icon.svg" />
        ${STYLE}
      </head>
      <body>
        ${body}
      </body>
    </html>`.text;
