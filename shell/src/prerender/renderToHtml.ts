import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static.edge';

/** Links that React hoists, for example to preload the first picture. */
const LEADING_LINKS = /^(?:<link [^>]*>)+/;

/** HTML of a tree including all suspended parts; rejects when a part throws. */
export async function renderToHtml(tree: ReactNode): Promise<{ html: string; links: string[] }> {
  const failures: unknown[] = [];
  const { prelude } = await prerender(tree, {
    onError: (error) => void failures.push(error),
    // In one piece, without the inline scripts that would move late parts into place.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  const text = await textOf(prelude);
  if (failures.length > 0) throw failures[0];
  const [leading = ''] = LEADING_LINKS.exec(text) ?? [];
  return { html: text.slice(leading.length), links: leading.match(/<link [^>]*>/g) ?? [] };
}

async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) text += decoder.decode(part.value, { stream: true });
  return text + decoder.decode();
}
