import type { ServerResponse } from 'node:http';
import type { Build } from '../Build';

type Subscriber = Pick<ServerResponse, 'writeHead' | 'write' | 'end' | 'once'>;

/** Delay in ms after which a page that has lost the connection reconnects. */
const RECONNECT_DELAY_MS = 500;

/** Event stream of finished builds; a new subscriber receives the latest build of each package at once. */
export class BuildBroadcaster {
  private readonly latestBuilds = new Map<string, Build>();
  private readonly subscribers = new Set<Subscriber>();

  follow(subscriber: Subscriber): void {
    subscriber.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    subscriber.write(`retry: ${RECONNECT_DELAY_MS}\n\n`);
    for (const build of this.latestBuilds.values()) subscriber.write(toEvent(build));
    this.subscribers.add(subscriber);
    subscriber.once('close', () => this.subscribers.delete(subscriber));
  }

  broadcast(build: Build): void {
    this.latestBuilds.set(build.name, build);
    for (const subscriber of this.subscribers) subscriber.write(toEvent(build));
  }

  /** Ends all streams; an open one would delay the server's exit. */
  close(): void {
    for (const subscriber of this.subscribers) subscriber.end();
  }
}

const toEvent = (build: Build): string => `event: build\ndata: ${JSON.stringify(build)}\n\n`;
