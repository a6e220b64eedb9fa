import type { Clock } from './Clock';
import type { Random } from './Random';
import type { AgePort } from './age/AgePort';
import type { CachePort } from './cache/CachePort';
import type { DatabasePort } from './database/DatabasePort';
import type { FilesPort } from './files/FilesPort';
import type { EventsPort } from './events/EventsPort';
import type { GeocodePort } from './geocode/GeocodePort';
import type { GifsPort } from './gifs/GifsPort';
import type { MailPort } from './mail/MailPort';
import type { PasswordsPort } from './passwords/PasswordsPort';
import type { PaymentsPort } from './payments/PaymentsPort';
import type { PushPort } from './push/PushPort';
import type { SmsPort } from './sms/SmsPort';

/** Everything the api reaches outside itself. */
export interface Ports {
  database: DatabasePort;
  cache: CachePort;
  age: AgePort;
  clock: Clock;
  random: Random;
  mail: MailPort;
  files: FilesPort;
  geocode: GeocodePort;
  gifs: GifsPort;
  events: EventsPort;
  passwords: PasswordsPort;
  payments: PaymentsPort;
  push: PushPort;
  sms: SmsPort;
}
