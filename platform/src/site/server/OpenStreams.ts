import type { ServerResponse } from 'node:http';

/** Live streams through this process, which do not end by themselves and would delay its exit. */
export class OpenStreams {
  private readonly responses = new Set<ServerResponse>();
  private hasEnded = false;

  add(response: ServerResponse): void {
    if (this.hasEnded) {
      response.end();
      return;
    }
    this.responses.add(response);
    response.on('close', () => this.responses.delete(response));
  }

  /** Ends all streams, and from then on each new stream as soon as it is added; clients then reconnect to another process. */
  endAll(): void {
    this.hasEnded = true;
    for (const response of this.responses) response.end();
  }
}
