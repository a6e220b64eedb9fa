import { join } from 'node:path';
import type { Config } from '../config';
import { sandboxAge } from './age/sandboxAge';
import { openCache } from './cache/openCache';
import { prepareDatabase } from './database/prepareDatabase';
import { folderFiles } from './files/folderFiles';
import { s3Files } from './files/s3Files';
import { memoryEvents } from './events/memoryEvents';
import { redisEvents } from './events/redisEvents';
import { bundledPlaces } from './geocode/bundledPlaces';
import { bundledGifs } from './gifs/bundledGifs';
import { localMail } from './mail/localMail';
import { smtpMail } from './mail/smtpMail';
import { argonPasswords } from './passwords/argonPasswords';
import { sandboxPayments } from './payments/sandbox/sandboxPayments';
import { webhookKeys } from './payments/webhookKeys';
import { webPush } from './push/webPush';
import type { Ports } from './Ports';
import { httpSms } from './sms/httpSms';
import { localSms } from './sms/localSms';
import { systemClock } from './systemClock';
import { systemRandom } from './systemRandom';

/** Opens what the configuration names and brings the database to the newest state. */
export async function openPorts(config: Config): Promise<Ports> {
  const database = await prepareDatabase(config, systemClock);
  const files = config.filesUrl === null ? folderFiles(join(config.dataDir, 'files')) : s3Files(config.filesUrl);
  return {
    database,
    cache: await openCache(config),
    clock: systemClock,
    random: systemRandom,
    age: sandboxAge(config.secrets),
    mail: config.smtpUrl ? smtpMail(config.smtpUrl, config.publicOrigin) : localMail,
    files,
    geocode: bundledPlaces(),
    gifs: bundledGifs(),
    events: config.redisUrl === null ? memoryEvents() : redisEvents(config.redisUrl, systemRandom.id()),
    passwords: argonPasswords(config.password),
    push: webPush(files, `mailto:push@${new URL(config.publicOrigin).hostname}`, config.pushServices),
    payments: sandboxPayments(database.db, webhookKeys(config.secrets), systemClock),
    sms: config.smsUrl ? httpSms(config.smsUrl) : localSms,
  };
}
