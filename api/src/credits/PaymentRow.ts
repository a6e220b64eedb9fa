import type { Selectable } from 'kysely';
import type { PaymentsTable } from '../tables/creditTables';

export type PaymentRow = Selectable<PaymentsTable>;
