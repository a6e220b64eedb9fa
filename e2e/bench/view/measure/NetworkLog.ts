import type { CDPSession } from '@playwright/test';
import type { PageRequest } from './PageRequest';

interface Frame {
  url: string;
}

interface Stack {
  callFrames: Frame[];
  parent?: Stack;
}

const toScriptUrls = (stack: Stack | undefined): string[] =>
  stack === undefined ? [] : [...stack.callFrames.map(({ url }) => url), ...toScriptUrls(stack.parent)];

/** Records all requests of a page since its navigation, as reported by Chromium. */
export class NetworkLog {
  private readonly requests = new Map<string, PageRequest>();
  private startedAt: number | undefined;
  /** Time of the last network event, in ms of the monotonic clock. */
  lastActivityAt = performance.now();

  static async of(session: CDPSession): Promise<NetworkLog> {
    const log = new NetworkLog();
    session.on('Network.requestWillBeSent', ({ requestId, request, timestamp, initiator, type = 'Other' }) => {
      log.startedAt ??= timestamp;
      const initiators = [...new Set([...(initiator.url === undefined ? [] : [initiator.url]), ...toScriptUrls(initiator.stack)])];
      const base = { id: requestId, url: request.url, type, initiators: initiators.filter((url) => url !== '') };
      log.store(requestId, { ...base, start: log.toPageTime(timestamp), end: undefined, bytes: 0, cached: false });
    });
    session.on('Network.requestServedFromCache', ({ requestId }) => log.update(requestId, { cached: true }));
    session.on('Network.responseReceived', ({ requestId, response }) => {
      const cached = response.fromDiskCache === true || response.fromServiceWorker === true;
      if (cached) log.update(requestId, { cached });
    });
    session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) =>
      log.update(requestId, { end: log.toPageTime(timestamp), bytes: encodedDataLength }),
    );
    session.on('Network.loadingFailed', ({ requestId, timestamp, errorText }) =>
      log.update(requestId, { end: log.toPageTime(timestamp), failure: errorText }),
    );
    await session.send('Network.enable');
    return log;
  }

  /** All https requests, in the order in which they started. */
  get httpsRequests(): PageRequest[] {
    return [...this.requests.values()].filter(({ url }) => url.startsWith('https:'));
  }

  /** Whether a request is pending, not counting the event stream, which opens seconds after the page has loaded and never ends. */
  get isBusy(): boolean {
    return this.httpsRequests.some(({ end, type }) => end === undefined && type !== 'EventSource');
  }

  private toPageTime(timestamp: number): number {
    return (timestamp - (this.startedAt ?? timestamp)) * 1_000;
  }

  private store(id: string, request: PageRequest): void {
    this.requests.set(id, request);
    this.lastActivityAt = performance.now();
  }

  private update(id: string, changes: Partial<PageRequest>): void {
    const request = this.requests.get(id);
    if (request) this.store(id, { ...request, ...changes });
  }
}
