import type { AccountTables } from './accountTables';
import type { ChatTables } from './chatTables';
import type { CreditTables } from './creditTables';
import type { DebitTables } from './debitTables';
import type { LanderTables } from './landerTables';
import type { MemberTables } from './memberTables';
import type { ModerationTables } from './moderationTables';
import type { NewsTables } from './newsTables';
import type { OperationTables } from './operationTables';

/** All tables of the api, for Kysely. */
export interface Database
  extends AccountTables, MemberTables, ChatTables, CreditTables, DebitTables, LanderTables, ModerationTables, NewsTables, OperationTables {}
