import type { PushSubscriptionBody } from '@rendezvous/shared/contract';

/** A push message. It contains neither sender nor text unless the member opted in to both, because others may see the screen. */
export interface PushMessage {
  title: string;
  body: string;
  /** Path on our site that a tap opens. */
  url: string;
  /** A newer message of the same topic replaces an older one that is undelivered or still displayed. */
  topic: string;
}

/** Sends push messages through the push services of browsers. */
export interface PushPort {
  /** Whether an endpoint belongs to a push service that messages may be sent to (security 28). */
  accepts(endpoint: string): boolean;
  /** Resolves to `gone` if the subscription no longer exists; rejects if the push service fails. */
  send(subscription: Pick<PushSubscriptionBody, 'endpoint' | 'keys'>, message: PushMessage): Promise<'sent' | 'gone'>;
}
