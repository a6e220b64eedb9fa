import { START_MARK } from '@rendezvous/shared/contract';
import { DocumentStart } from './DocumentStart';

/** Number of characters to search for the marker; a document without it has no start to cache. */
const MAX_START_LENGTH = 8_000;

interface DocumentBeginning {
  start: DocumentStart;
  /** Text that arrived with the start but belongs to the page. */
  rest: string;
  reader: ReadableStreamDefaultReader<string>;
}

/** Reads the start of a document; undefined for any other response. */
export async function readStart(response: Response): Promise<DocumentBeginning | undefined> {
  const { body, headers, redirected, status } = response;
  if (status !== 200 || redirected || body === null) return undefined;
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
  let text = '';
  while (text.length < MAX_START_LENGTH) {
    const { done, value } = await reader.read();
    if (done) break;
    text += value;
    const end = text.indexOf(START_MARK);
    if (end >= 0) return { start: new DocumentStart(text.slice(0, end), headers), rest: text.slice(end), reader };
  }
  await reader.cancel();
  return undefined;
}
