import type { DocumentStart } from './DocumentStart';
import { readStart } from './readStart';

/** Replaces one word by another in a chunked text; a word may span two chunks. */
export function replaceWord(from: string, to: string): (piece: string, isLast: boolean) => string {
  let kept = '';
  return (piece, isLast) => {
    const text = (kept + piece).replaceAll(from, to);
    const ends = isLast ? text.length : Math.max(0, text.length - from.length + 1);
    kept = text.slice(ends);
    return text.slice(0, ends);
  };
}

/** Reloads the address; the worker has no start for it by then. */
const REFRESH = '<meta http-equiv="refresh" content="0"></head><body></body></html>';

interface ContinuedDocument {
  response: Response;
  /** Settles once everything has been delivered. */
  done: Promise<void>;
}

/**
 * A document that starts with what is kept and continues with the site's response. If the site responds with something else (another release, a
 * redirect, an error, nothing) the start is `forgotten` and the browser asks again.
 */
export function continueDocument(start: DocumentStart, coming: Promise<Response>, forget: () => Promise<void>): ContinuedDocument {
  const { readable, writable } = new TextEncoderStream();
  const writer = writable.getWriter();
  // A client disconnect is not an error.
  const write = (text: string): void => void writer.write(text).catch(() => undefined);
  const giveAll = async (): Promise<void> => {
    write(start.text);
    try {
      await giveRest(start, await coming, write);
    } catch {
      await forget();
      write(REFRESH);
    }
    await writer.close().catch(() => undefined);
  };
  return { response: new Response(readable, { headers: start.headers }), done: giveAll() };
}

/** Throws when the site's document does not begin with this start. */
async function giveRest(start: DocumentStart, response: Response, write: (text: string) => void): Promise<void> {
  const begun = await readStart(response);
  if (begun === undefined) throw new TypeError('The site sends no document.');
  const { more, reader } = begun;
  if (!start.isLike(begun.start)) {
    await reader.cancel();
    throw new TypeError('The site sends another document.');
  }
  const rename = replaceWord(begun.start.nonce, start.nonce);
  write(rename(more, false));
  for (let next = await reader.read(); !next.done; next = await reader.read()) write(rename(next.value, false));
  write(rename('', true));
}
