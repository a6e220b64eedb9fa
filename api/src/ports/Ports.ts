import type { Clock } from './Clock';
import type { Random } from './Random';
import type { AgePort } from './AgePort';
import type { CachePort } from './cache/CachePort';
import type { FilesPort } from './FilesPort';
import type { EventsPort } from './EventsPort';
import type { GeocodePort } from './GeocodePort';
import type { GifsPort } from './GifsPort';
import type { MailPort } from './MailPort';
import type { PasswordsPort } from './PasswordsPort';
import type { PaymentsPort } from './PaymentsPort';
import type { PushPort } from './PushPort';
import type { SmsPort } from './SmsPort';
import type { Demo } from './Demo';
import type { DatabasePort } from './database/DatabasePort';

/** All external dependencies of the api. */
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
  /** Null in programs without the demo. */
  demo: Demo | null;
}
