import { demo } from '../../demo/src/demo';
import { isPushService } from '../notify/pushSubscriptions';
import { bundledGifs } from '../ports/bundledGifs';
import { bundledPlaces } from '../ports/bundledPlaces';
import { memoryCache } from '../ports/cache/memoryCache';
import type { Clock } from '../ports/Clock';
import type { DatabasePort } from '../ports/database/DatabasePort';
import { memoryEvents } from '../ports/EventsPort';
import type { FilesPort } from '../ports/FilesPort';
import type { OutgoingMail } from '../ports/MailPort';
import { argonPasswords } from '../ports/PasswordsPort';
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

/** Stores files in memory. */
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

/** Ports under a test's control. */
export interface TestPorts extends Ports {
  clock: FakeClock;
  /** Sent mails, in order. */
  sent: OutgoingMail[];
  /** Sent push messages, in order. */
  pushed: { endpoint: string; message: PushMessage }[];
  /** Sent text messages, in order. */
  texted: OutgoingSms[];
}

/** Creates the ports of a test around a real database: the clock, files, payments and everything that is sent are faked. */
export function testPorts(database: DatabasePort): TestPorts {
  const sent: OutgoingMail[] = [];
  const pushed: TestPorts['pushed'] = [];
  const texted: OutgoingSms[] = [];
  const clock = new FakeClock();
  return {
    database,
    cache: memoryCache(),
    age: demo.age(testConfig().secrets),
    clock,
    random: systemRandom,
    files: demo.withPortraits(new MemoryFiles()),
    geocode: bundledPlaces(),
    gifs: bundledGifs(),
    events: memoryEvents(),
    passwords: argonPasswords(testConfig().password),
    payments: demo.payments(database.db, testConfig().secrets, clock),
    sms: { local: true, send: async (message) => void texted.push(message) },
    mail: { send: async (mail) => void sent.push(mail) },
    demo,
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
