import type { PushSubscriptionBody } from '@rendezvous/shared/contract';

/** A push message; discreet by itself, since others may see the screen. */
export interface PushMessage {
  title: string;
  body: string;
  /** Own path that a tap opens. */
  url: string;
  /** A newer message of the same topic takes the place of one that still waits, or is still shown. */
  topic: string;
}

/** Hands a message to a browser's push service; `gone` means the subscription no longer exists. */
export interface PushPort {
  /** True for an address at a push service that messages may be sent to (security 28). */
  accepts(endpoint: string): boolean;
  send(subscription: Pick<PushSubscriptionBody, 'endpoint' | 'keys'>, message: PushMessage): Promise<'sent' | 'gone'>;
}
