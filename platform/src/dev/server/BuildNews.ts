import type { ServerResponse } from 'node:http';
import type { Build } from '../Build';

type Reader = Pick<ServerResponse, 'writeHead' | 'write' | 'end' | 'once'>;

/** Delay in ms after which a page that has lost the connection reconnects. */
const RETRY_MS = 500;

/** Event stream of finished builds; a new subscriber receives the latest build of each package at once. */
export class BuildNews {
  private readonly latest = new Map<string, Build>();
  private readonly readers = new Set<Reader>();

  follow(reader: Reader): void {
    reader.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    reader.write(`retry: ${RETRY_MS}\n\n`);
    for (const build of this.latest.values()) reader.write(toEvent(build));
    this.readers.add(reader);
    reader.once('close', () => this.readers.delete(reader));
  }

  tell(build: Build): void {
    this.latest.set(build.name, build);
    for (const reader of this.readers) reader.write(toEvent(build));
  }

  /** Ends all streams; an open one would delay the server's exit. */
  close(): void {
    for (const reader of this.readers) reader.end();
  }
}

const toEvent = (build: Build): string => `event: build\ndata: ${JSON.stringify(build)}\n\n`;
