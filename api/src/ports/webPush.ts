import { DAY_S } from '@rendezvous/shared/contract';
import { generateRequestDetails } from 'web-push';
import { isPushService, pushKeys } from '../notify/pushSubscriptions';
import type { FilesPort } from './FilesPort';
import type { PushMessage, PushPort } from './PushPort';

/** A message nobody fetched for a day is outdated. */
const LIFE_S = DAY_S;
const TIMEOUT_MS = 10_000;

/** Statuses by which a push service says that the subscription is gone. */
const GONE = [404, 410];

type Subscription = Parameters<PushPort['send']>[0];

/**
 * Web Push with VAPID: encrypted for the browser, signed with our key (R-374). `subject` is our contact for push services, `own` are origins of
 * services besides the browsers'.
 */
export function webPush(files: FilesPort, subject: string, own: readonly string[] = []): PushPort {
  const requestOf = async (subscription: Subscription, message: PushMessage): Promise<RequestInit> => {
    const vapidDetails = { subject, ...(await pushKeys(files)) };
    const options = { TTL: LIFE_S, topic: message.topic, vapidDetails };
    const { method, headers, body } = generateRequestDetails(subscription, JSON.stringify(message), options);
    return {
      method,
      headers: new Headers(Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)])),
      body: body && new Uint8Array(body),
    };
  };
  return {
    accepts: (endpoint) => isPushService(endpoint, own),
    send: async (subscription, message) => {
      const request = await requestOf(subscription, message);
      // Following a redirect would bypass the list of services.
      const { ok, status } = await fetch(subscription.endpoint, {
        ...request,
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (GONE.includes(status)) return 'gone';
      if (!ok) throw new Error(`The push service answered ${status}.`);
      return 'sent';
    },
  };
}
