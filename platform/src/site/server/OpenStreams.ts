import type { ServerResponse } from 'node:http';

/** Live streams that go through this process: without an end of their own they would hold up its end. */
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

  /** Ends all of them, and from now on each at once; their readers come back by themselves, then to another process. */
  endAll(): void {
    this.isOver = true;
    for (const response of this.open) response.end();
  }
}
