import type { DocumentStart } from './DocumentStart';
import { readStart } from './readStart';
import { renamed } from './renamed';

/** Loads the address anew; the worker has no start for it by then. */
const REFRESH = '<meta http-equiv="refresh" content="0"></head><body></body></html>';

interface ContinuedDocument {
  response: Response;
  /** Settles when all of it was given. */
  done: Promise<void>;
}

/**
 * A document that begins with what is kept and goes on with what the site says. When the site says something else (another release, a
 * redirect, an error, nothing at all) the start is `forgotten` and the browser asks once more.
 */
export function continueDocument(start: DocumentStart, coming: Promise<Response>, forget: () => Promise<void>): ContinuedDocument {
  const { readable, writable } = new TextEncoderStream();
  const writer = writable.getWriter();
  // A browser that leaves in the middle is no failure.
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

/** Fails when the site's document is none with this start. */
async function giveRest(start: DocumentStart, response: Response, write: (text: string) => void): Promise<void> {
  const begun = await readStart(response);
  if (begun === undefined) throw new TypeError('The site sends no document.');
  const { more, reader } = begun;
  if (!start.isLike(begun.start)) {
    await reader.cancel();
    throw new TypeError('The site sends another document.');
  }
  const rename = renamed(begun.start.nonce, start.nonce);
  write(rename(more, false));
  for (let next = await reader.read(); !next.done; next = await reader.read()) write(rename(next.value, false));
  write(rename('', true));
}
