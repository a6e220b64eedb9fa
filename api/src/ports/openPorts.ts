import { join } from 'node:path';
import type { Config } from '../config';
import { noAgeCheck } from './AgePort';
import { createBundledGifs } from './createBundledGifs';
import { createBundledPlaces } from './createBundledPlaces';
import type { CachePort } from './cache/CachePort';
import { createMemoryCache } from './cache/createMemoryCache';
import { openRedisCache } from './cache/openRedisCache';
import { systemClock } from './Clock';
import type { DatabasePort } from './database/DatabasePort';
import { prepareDatabase } from './database/prepareDatabase';
import type { Demo } from './Demo';
import { createMemoryEvents } from './EventsPort';
import { createFolderFiles } from './createFolderFiles';
import { localMail, createSmtpMail } from './MailPort';
import { createArgonPasswords } from './PasswordsPort';
import { noPayments, type PaymentsPort } from './PaymentsPort';
import type { Ports } from './Ports';
import { systemRandom } from './Random';
import { createRedisEvents } from './createRedisEvents';
import { createS3Files } from './createS3Files';
import { createHttpSms, localSms } from './SmsPort';
import { createWebPush } from './createWebPush';

type CacheConfig = Pick<Config, 'redisUrl' | 'databaseUrl' | 'singleProcess'>;

/** Opens Redis at REDIS_URL. Without it, change counters are cached in memory, but only if no other process can change the database. */
async function openCache({ redisUrl, databaseUrl, singleProcess }: CacheConfig): Promise<CachePort> {
  if (redisUrl !== null) return openRedisCache(redisUrl);
  return createMemoryCache({ counters: databaseUrl === null || singleProcess });
}

/** Chooses the payment provider; throws if the sandbox is configured in a build without the demo. */
function choosePayments({ payments, secrets }: Config, demo: Demo | null): (database: DatabasePort) => PaymentsPort {
  if (payments === 'none') return () => noPayments;
  if (demo === null) {
    throw new Error(
      'This program has no payment sandbox: set PAYMENT_PROVIDER=none to sell nothing, or start the one with the demo (docs/operations.md).',
    );
  }
  return ({ db }) => demo.payments(db, secrets, systemClock);
}

/** Opens the configured ports and migrates the database to the latest schema; a demo seeds its data if `demoData` is set. */
export async function openPorts(config: Config, demo: Demo | null): Promise<Ports> {
  const openPayments = choosePayments(config, demo);
  const database = await prepareDatabase(config, systemClock, demo);
  const fileStore = config.filesUrl === null ? createFolderFiles(join(config.dataDir, 'files')) : createS3Files(config.filesUrl);
  const files = demo === null ? fileStore : demo.withPortraits(fileStore);
  return {
    database,
    cache: await openCache(config),
    clock: systemClock,
    random: systemRandom,
    age: demo === null ? noAgeCheck : demo.age(config.secrets),
    mail: config.smtpUrl ? createSmtpMail(config.smtpUrl, config.publicOrigin) : localMail,
    files,
    geocode: createBundledPlaces(),
    gifs: createBundledGifs(),
    events: config.redisUrl === null ? createMemoryEvents() : createRedisEvents(config.redisUrl, systemRandom.id()),
    passwords: createArgonPasswords(config.password),
    push: createWebPush(files, `mailto:push@${new URL(config.publicOrigin).hostname}`, config.pushServices),
    payments: openPayments(database),
    sms: config.smsUrl ? createHttpSms(config.smsUrl) : localSms,
    demo,
  };
}
