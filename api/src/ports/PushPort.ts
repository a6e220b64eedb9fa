import type { PushSubscriptionBody } from '@rendezvous/shared/contract';

/** A push message; discreet, since others may see the screen. */
export interface PushMessage {
  title: string;
  body: string;
  /** Path of our site that a tap opens. */
  url: string;
  /** A newer message of the same topic replaces an older one that is still waiting or on the screen. */
  topic: string;
}

/** Passes a message to a browser's push service; `gone` means the subscription no longer exists. */
export interface PushPort {
  /** True for an address at a push service that messages may be sent to (security 28). */
  accepts(endpoint: string): boolean;
  send(subscription: Pick<PushSubscriptionBody, 'endpoint' | 'keys'>, message: PushMessage): Promise<'sent' | 'gone'>;
}
