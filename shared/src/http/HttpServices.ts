import type { Transport, TransportReply } from './Transport';

/** External dependencies of the client; tests replace network, time and randomness. */
export interface HttpServices {
  transport: Transport;
  sleep: (ms: number) => Promise<void>;
  /** Random number of at least 0 and below 1. */
  random: () => number;
  /** Called when a reply shows that the session has ended. */
  onSignedOut: () => void;
  /** Called when a call that moves the progress bar starts. */
  onStart: () => void;
  /** Called when a call that moves the progress bar ends, whatever its result. */
  onFinish: () => void;
  /** Replies embedded in the document, by `replyAddress`. */
  replies?: Readonly<Record<string, unknown>> | undefined;
  /** Called with the address of each reply that the page could show at once if the document embedded it. */
  onMissing?: ((address: string) => void) | undefined;
  /** Called with the response to a call, after any retries; the clock and the plan use its headers. */
  onReply: (reply: TransportReply) => void;
}
