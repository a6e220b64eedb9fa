import type { PushSubscriptionBody } from '@rendezvous/shared/contract';

/** A push message; others may see the screen, so it names no sender and no text unless the member opted in to that. */
export interface PushMessage {
  title: string;
  body: string;
  /** Path on our site that a tap opens. */
  url: string;
  /** A newer message of the same topic replaces an older one that is undelivered or still displayed. */
  topic: string;
}

/** Passes a message to a browser's push service; returns `gone` if the subscription no longer exists. */
export interface PushPort {
  /** Whether an endpoint belongs to a push service that messages may be sent to (security 28). */
  accepts(endpoint: string): boolean;
  send(subscription: Pick<PushSubscriptionBody, 'endpoint' | 'keys'>, message: PushMessage): Promise<'sent' | 'gone'>;
}
