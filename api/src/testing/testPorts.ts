import { demo } from '../../demo/src/demo';
import { isAllowedEndpoint } from '../notify/pushSubscriptions';
import { createBundledGifs } from '../ports/createBundledGifs';
import { createBundledPlaces } from '../ports/createBundledPlaces';
import { createMemoryCache } from '../ports/cache/createMemoryCache';
import type { Clock } from '../ports/Clock';
import type { DatabasePort } from '../ports/database/DatabasePort';
import { createMemoryEvents } from '../ports/EventsPort';
import type { FilesPort } from '../ports/FilesPort';
import type { OutgoingMail } from '../ports/MailPort';
import { createArgonPasswords } from '../ports/PasswordsPort';
import type { Ports } from '../ports/Ports';
import type { PushMessage } from '../ports/PushPort';
import { systemRandom } from '../ports/Random';
import type { OutgoingSms } from '../ports/SmsPort';
import { testConfig } from './testConfig';

/** A clock that only moves by `advance`; it starts at 2026-06-01 12:00 UTC. */
export class FakeClock implements Clock {
  private seconds = 1_780_315_200;

  now(): number {
    return this.seconds;
  }

  advance(seconds: number): void {
    this.seconds += seconds;
  }
}

export class MemoryFiles implements FilesPort {
  private readonly files = new Map<string, Buffer>();

  async write(name: string, bytes: Uint8Array): Promise<void> {
    this.files.set(name, Buffer.from(bytes));
  }

  async read(name: string): Promise<Buffer | null> {
    return this.files.get(name) ?? null;
  }

  async remove(name: string): Promise<void> {
    this.files.delete(name);
  }

  async check(): Promise<void> {}
}

/** Ports under a test's control; they record everything that is sent, in order. */
export interface TestPorts extends Ports {
  clock: FakeClock;
  sentMails: OutgoingMail[];
  pushedMessages: { endpoint: string; message: PushMessage }[];
  sentTexts: OutgoingSms[];
}

/** Creates the ports of a test around a real database: the clock is fake, payments and age checks use sandboxes, and nothing is sent. */
export function testPorts(database: DatabasePort): TestPorts {
  const sentMails: OutgoingMail[] = [];
  const pushedMessages: TestPorts['pushedMessages'] = [];
  const sentTexts: OutgoingSms[] = [];
  const clock = new FakeClock();
  return {
    database,
    cache: createMemoryCache(),
    age: demo.age(testConfig().secrets),
    clock,
    random: systemRandom,
    files: demo.withPortraits(new MemoryFiles()),
    geocode: createBundledPlaces(),
    gifs: createBundledGifs(),
    events: createMemoryEvents(),
    passwords: createArgonPasswords(testConfig().password),
    payments: demo.payments(database.db, testConfig().secrets, clock),
    sms: { isLocal: true, send: async (message) => void sentTexts.push(message) },
    mail: { send: async (mail) => void sentMails.push(mail) },
    demo,
    push: {
      accepts: (endpoint) => isAllowedEndpoint(endpoint),
      send: async ({ endpoint }, message) => {
        pushedMessages.push({ endpoint, message });
        return endpoint.endsWith('gone') ? 'gone' : 'sent';
      },
    },
    sentMails,
    pushedMessages,
    sentTexts,
  };
}
