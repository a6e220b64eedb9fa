import type { InternalCall, InternalReply } from '../site/landers/InternalCall';

interface Asked {
  method: string;
  path: string;
  body: object | undefined;
}

/** The api's campaigns: records its calls, and returns what the test provides. */
export class FakeLanders {
  readonly asked: Asked[] = [];
  isAway = false;
  /** By path without its query. */
  replies: Record<string, { status: number; reply: object }> = {};

  answer: InternalCall = async (method, path, body): Promise<InternalReply> => {
    if (this.isAway) throw new Error('The api is away.');
    this.asked.push({ method, path, body });
    const { status, reply } = this.replies[path.split('?')[0] ?? ''] ?? { status: 200, reply: {} };
    return { status, text: JSON.stringify(reply) };
  };
}
