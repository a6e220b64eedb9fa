import { isPath } from './isPath';
import type { WorkerMessage } from './WorkerMessage';

const FILES = '/r/';

/** Parses a page's message; anything unexpected is dropped. */
export function readMessage(data: unknown): WorkerMessage {
  const said: { files?: unknown; page?: unknown; forget?: unknown; ask?: unknown } = typeof data === 'object' && data !== null ? data : {};
  if (said.forget === 'pages') return { forget: said.forget };
  if (said.ask === 'today') return { ask: said.ask };
  const files = filesOf(said.files);
  return isPath(said.page) ? { files, page: said.page } : { files };
}

function filesOf(named: unknown): Record<string, string> {
  const all = typeof named === 'object' && named !== null ? Object.entries(named) : [];
  return Object.fromEntries(all.filter((entry): entry is [string, string] => entry[0].startsWith(FILES) && typeof entry[1] === 'string'));
}
