import type { InternalCall, InternalReply } from '../site/landers/InternalCall';

interface RecordedCall {
  method: string;
  path: string;
  body: object | undefined;
}

/** Stand-in for the api's internal calls about campaigns: records them, and returns the replies that a test provides. */
export class FakeLanders {
  readonly calls: RecordedCall[] = [];
  isDown = false;
  /** Replies by path without the query; any other path gets an empty reply. */
  replies: Record<string, { status: number; reply: object }> = {
    '/internal/landers/variants': { status: 200, reply: { campaigns: [] } },
  };

  call: InternalCall = async (method, path, body): Promise<InternalReply> => {
    if (this.isDown) throw new Error('The api is away.');
    this.calls.push({ method, path, body });
    const { status, reply } = this.replies[path.split('?')[0] ?? ''] ?? { status: 200, reply: {} };
    return { status, text: JSON.stringify(reply) };
  };
}
