import { DAY_S } from '@rendezvous/shared/contract';
import { generateRequestDetails } from 'web-push';
import { isAllowedEndpoint, loadPushKeys } from '../notify/pushSubscriptions';
import type { FilesPort } from './FilesPort';
import type { PushMessage, PushPort } from './PushPort';

/** Time for which a push service stores an undelivered message, in seconds: a message older than a day is outdated. */
const TTL_S = DAY_S;
const TIMEOUT_MS = 10_000;

/** Response statuses that mean the subscription no longer exists. */
const GONE_STATUSES = [404, 410];

type Subscription = Parameters<PushPort['send']>[0];

/**
 * Sends messages by Web Push with VAPID, encrypted for the browser and signed with our key. `subject` is our contact address for
 * push services; `ownServices` lists the origins of accepted services in addition to those of the browser vendors.
 */
export function createWebPush(files: FilesPort, subject: string, ownServices: readonly string[] = []): PushPort {
  const buildRequest = async (subscription: Subscription, message: PushMessage): Promise<RequestInit> => {
    const vapidDetails = { subject, ...(await loadPushKeys(files)) };
    const options = { TTL: TTL_S, topic: message.topic, vapidDetails };
    const { method, headers, body } = generateRequestDetails(subscription, JSON.stringify(message), options);
    return {
      method,
      headers: new Headers(Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)])),
      body: body && new Uint8Array(body),
    };
  };
  return {
    accepts: (endpoint) => isAllowedEndpoint(endpoint, ownServices),
    send: async (subscription, message) => {
      const request = await buildRequest(subscription, message);
      // Following a redirect would bypass the list of accepted services.
      const { ok, status } = await fetch(subscription.endpoint, {
        ...request,
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (GONE_STATUSES.includes(status)) return 'gone';
      if (!ok) throw new Error(`The push service answered ${status}.`);
      return 'sent';
    },
  };
}
