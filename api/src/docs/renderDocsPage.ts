import { escapeHtml } from '../htmlPage';
import { renderCallSection, type DocumentedCall } from './renderCallSection';
import type { Chapter } from './createIntroduction';

/** The properties of an OpenAPI document that this page uses. */
export interface OpenApi {
  info: { title: string; version: string };
  paths: Record<string, Record<string, DocumentedCall>>;
}

/** Styles of the page; its content security policy allows them by their hash. */
export const DOCS_STYLE = `body{font:16px/1.5 system-ui,sans-serif;margin:0 auto;max-width:60rem;padding:1.5rem;color:#2b2129;background:#fff;overflow-wrap:anywhere}
a{color:#b01a58}nav ul{columns:18rem;list-style:none;margin:0;padding:0}nav a{display:inline-block;padding:.25rem 0}h2{margin:2.5rem 0 .5rem;font-size:1.25rem}
h3{margin:1.5rem 0 .25rem;font-size:1rem}p{margin:.25rem 0}.who{color:#6f5f69}pre{white-space:pre-wrap;background:#fbf3f6;border-radius:12px;padding:1rem;margin:.5rem 0}
code,pre,h3{font-family:ui-monospace,monospace}pre,code{font-size:.875rem}b{display:inline-block;min-width:4.5rem;color:#b01a58}summary{cursor:pointer;padding:.5rem 0}
@media (prefers-color-scheme:dark){body{color:#f3e8ee;background:#1c1519}a,b{color:#ff8cba}pre{background:#2a2026}.who{color:#c3b0ba}}`;

const toAnchor = (path: string): string => path.replace(/\W+/g, '-').replace(/^-|-$/g, '');

const renderLink = (path: string, methods: string[]): string =>
  `<li><a href="#${toAnchor(path)}">${escapeHtml(path)}</a> <span class="who">${methods.join(' ').toUpperCase()}</span></li>`;

const INTRODUCTION = `<p>Every call, as the running server checks it. The same as a file: <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>`;

/** A paragraph whose text may contain code between backticks. */
const renderParagraph = (text: string): string => `<p>${escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>')}</p>`;

const renderChapter = ({ title, text, example }: Chapter): string =>
  `<section><h2>${escapeHtml(title)}</h2>${renderParagraph(text)}${example === undefined ? '' : `<pre>${escapeHtml(example)}</pre>`}</section>`;

/** Renders the OpenAPI document and the introduction as a page without scripts. */
export function renderDocsPage({ info, paths }: OpenApi, chapters: readonly Chapter[]): string {
  const sortedPaths = Object.entries(paths).sort(([a], [b]) => a.localeCompare(b));
  const title = escapeHtml(`${info.title} API ${info.version}`);
  const links = sortedPaths.map(([path, operations]) => renderLink(path, Object.keys(operations)));
  const sections = sortedPaths.map(
    ([path, operations]) =>
      `<section><h2 id="${toAnchor(path)}">${escapeHtml(path)}</h2>` +
      `${Object.entries(operations)
        .map(([method, operation]) => renderCallSection(method, path, operation))
        .join('')}</section>`,
  );
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
    `<meta name="robots" content="noindex"><title>${title}</title><style>${DOCS_STYLE}</style></head><body><h1>${title}</h1>${INTRODUCTION}${chapters.map(renderChapter).join('')}` +
    `<nav aria-label="Calls"><ul>${links.join('')}</ul></nav><main>${sections.join('')}</main></body></html>`
  );
}
