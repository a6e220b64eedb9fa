import type { Transport, TransportReply } from './Transport';

/** Everything the client needs from outside, so that tests wait for nothing. */
export interface HttpServices {
  transport: Transport;
  sleep: (ms: number) => Promise<void>;
  /** 0 to 1. */
  random: () => number;
  /** What to do when a call finds the session ended. */
  onSignedOut: () => void;
  /** Sees every call that may move the progress bar. */
  onStart: () => void;
  onFinish: () => void;
  /** Replies that the document brought, by `replyAddress`. */
  replies?: Readonly<Record<string, unknown>> | undefined;
  /** Hears which reply the page would show at once, had the document brought it. */
  onMissing?: ((address: string) => void) | undefined;
  /** Sees every answer: the clock and the plan read headers. */
  onReply: (reply: TransportReply) => void;
}
