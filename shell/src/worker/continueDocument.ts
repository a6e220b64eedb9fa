import type { DocumentStart } from './DocumentStart';
import { readStart } from './readStart';

/** Creates a function that replaces one word with another in text that arrives in chunks; the word may span several chunks. */
export function createWordReplacer(from: string, to: string): (chunk: string, isLast: boolean) => string {
  let carry = '';
  return (piece, isLast) => {
    const text = (carry + piece).replaceAll(from, to);
    const end = isLast ? text.length : Math.max(0, text.length - from.length + 1);
    carry = text.slice(end);
    return text.slice(0, end);
  };
}

/** End of a document that makes the browser reload; by then, the worker has dropped the start. */
const REFRESH_HTML = '<meta http-equiv="refresh" content="0"></head><body></body></html>';

interface ContinuedDocument {
  response: Response;
  /** Settles once everything has been delivered. */
  done: Promise<void>;
}

/**
 * Responds with a document that begins with the cached start and continues with the site's response. If the site responds with something else
 * (another release, a redirect, an error, nothing), `forget` drops the start and the browser reloads.
 */
export function continueDocument(start: DocumentStart, pendingResponse: Promise<Response>, forget: () => Promise<void>): ContinuedDocument {
  const { readable, writable } = new TextEncoderStream();
  const writer = writable.getWriter();
  // A client disconnect is not an error.
  const write = (text: string): void => void writer.write(text).catch(() => undefined);
  const writeAll = async (): Promise<void> => {
    write(start.text);
    try {
      await writeRest(start, await pendingResponse, write);
    } catch {
      await forget();
      write(REFRESH_HTML);
    }
    await writer.close().catch(() => undefined);
  };
  return { response: new Response(readable, { headers: start.headers }), done: writeAll() };
}

/** Writes the rest of the site's document; throws when the document does not begin with this start. */
async function writeRest(start: DocumentStart, response: Response, write: (text: string) => void): Promise<void> {
  const beginning = await readStart(response);
  if (beginning === undefined) throw new TypeError('The site sends no document.');
  const { rest, reader } = beginning;
  if (!start.isLike(beginning.start)) {
    await reader.cancel();
    throw new TypeError('The site sends another document.');
  }
  const replaceNonce = createWordReplacer(beginning.start.nonce, start.nonce);
  write(replaceNonce(rest, false));
  for (let next = await reader.read(); !next.done; next = await reader.read()) write(replaceNonce(next.value, false));
  write(replaceNonce('', true));
}
