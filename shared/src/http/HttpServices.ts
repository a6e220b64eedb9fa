import type { Transport, TransportReply } from './Transport';

/** Everything the client needs from outside, so that tests wait for nothing. */
export interface HttpServices {
  transport: Transport;
  sleep: (ms: number) => Promise<void>;
  /** 0 to 1. */
  random: () => number;
  /** Called when a call finds that the session has ended. */
  onSignedOut: () => void;
  /** Observes every call that may move the progress bar. */
  onStart: () => void;
  onFinish: () => void;
  /** Replies embedded in the document, by `replyAddress`. */
  replies?: Readonly<Record<string, unknown>> | undefined;
  /** Called with each reply the page would show at once, had the document embedded it. */
  onMissing?: ((address: string) => void) | undefined;
  /** Observes every response: the clock and the plan read headers. */
  onReply: (reply: TransportReply) => void;
}
