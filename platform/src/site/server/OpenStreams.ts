import type { ServerResponse } from 'node:http';

/** Live streams through this process, which do not end by themselves and would delay its exit. */
export class OpenStreams {
  private readonly open = new Set<ServerResponse>();
  private isOver = false;

  add(response: ServerResponse): void {
    if (this.isOver) {
      response.end();
      return;
    }
    this.open.add(response);
    response.on('close', () => this.open.delete(response));
  }

  /** Ends all streams, and from now on new ones at once; their readers reconnect, then to another process. */
  endAll(): void {
    this.isOver = true;
    for (const response of this.open) response.end();
  }
}
