import type { AccountTables } from './tables/accountTables';
import type { ChatTables } from './tables/chatTables';
import type { CreditTables } from './tables/creditTables';
import type { DebitTables } from './tables/debitTables';
import type { LanderTables } from './tables/landerTables';
import type { MemberTables } from './tables/memberTables';
import type { ModerationTables } from './tables/moderationTables';
import type { OperationTables } from './tables/operationTables';

/** Every table of the api, for kysely. */
export interface Database
  extends AccountTables, MemberTables, ChatTables, CreditTables, DebitTables, LanderTables, ModerationTables, OperationTables {}
