import { sandboxAge } from '../ports/age/sandboxAge';
import { memoryCache } from '../ports/cache/memoryCache';
import type { DatabasePort } from '../ports/database/DatabasePort';
import { memoryEvents } from '../ports/events/memoryEvents';
import { bundledPlaces } from '../ports/geocode/bundledPlaces';
import { bundledGifs } from '../ports/gifs/bundledGifs';
import type { OutgoingMail } from '../ports/mail/MailPort';
import { argonPasswords } from '../ports/passwords/argonPasswords';
import { sandboxPayments } from '../ports/payments/sandbox/sandboxPayments';
import { webhookKeys } from '../ports/payments/webhookKeys';
import { isPushService } from '../notify/isPushService';
import type { PushMessage } from '../ports/push/PushPort';
import type { Ports } from '../ports/Ports';
import type { OutgoingSms } from '../ports/sms/SmsPort';
import { systemRandom } from '../ports/systemRandom';
import { FakeClock } from './FakeClock';
import { MemoryFiles } from './MemoryFiles';
import { testConfig } from './testConfig';

/** Ports that a test holds in its hand. */
export interface TestPorts extends Ports {
  clock: FakeClock;
  /** Mails that left, in order. */
  sent: OutgoingMail[];
  /** Push messages that left, in order. */
  pushed: { endpoint: string; message: PushMessage }[];
  /** Text messages that left, in order. */
  texted: OutgoingSms[];
}

/** Fakes around a real database. */
export function testPorts(database: DatabasePort): TestPorts {
  const sent: OutgoingMail[] = [];
  const pushed: TestPorts['pushed'] = [];
  const texted: OutgoingSms[] = [];
  const clock = new FakeClock();
  return {
    database,
    cache: memoryCache(),
    age: sandboxAge(testConfig().secrets),
    clock,
    random: systemRandom,
    files: new MemoryFiles(),
    geocode: bundledPlaces(),
    gifs: bundledGifs(),
    events: memoryEvents(),
    passwords: argonPasswords(testConfig().password),
    payments: sandboxPayments(database.db, webhookKeys(testConfig().secrets), clock),
    sms: { local: true, send: async (message) => void texted.push(message) },
    mail: { send: async (mail) => void sent.push(mail) },
    push: {
      accepts: (endpoint) => isPushService(endpoint),
      send: async ({ endpoint }, message) => {
        pushed.push({ endpoint, message });
        return endpoint.endsWith('gone') ? 'gone' : 'sent';
      },
    },
    sent,
    pushed,
    texted,
  };
}
