import type { Agent } from 'node:https';
import { sendNotification, WebPushError } from 'web-push';
import { pushKeys } from '../../domain/push/pushKeys';
import type { FilesPort } from '../files/FilesPort';
import type { PushPort } from './PushPort';

/** A message nobody fetched for a day tells nothing new. */
const LIFE_S = 86_400;
const TIMEOUT_MS = 10_000;

const isGone = (error: unknown): boolean => error instanceof WebPushError && (error.statusCode === 404 || error.statusCode === 410);

/** Web Push with VAPID: encrypted for the browser, signed with our key. `subject` is how push services reach us. */
export function webPush(files: FilesPort, subject: string, agent?: Agent): PushPort {
  return {
    send: async (subscription, { topic, ...content }) => {
      const { publicKey, privateKey } = await pushKeys(files);
      const vapidDetails = { subject, publicKey, privateKey };
      try {
        await sendNotification(subscription, JSON.stringify(content), {
          TTL: LIFE_S,
          topic,
          timeout: TIMEOUT_MS,
          vapidDetails,
          ...(agent ? { agent } : {}),
        });
        return 'sent';
      } catch (error) {
        if (isGone(error)) return 'gone';
        throw error;
      }
    },
  };
}
