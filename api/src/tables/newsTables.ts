import type { NotificationChannel } from '@rendezvous/shared/contract';
import type { ColumnType, Generated } from 'kysely';
import type { Obstacle } from '../news/findObstacle';
import type { NewsDocument } from '../news/NewsDocument';

/** Tables for sending offers and product news to members. */
export interface NewsTables {
  news_documents: {
    id: string;
    document: ColumnType<NewsDocument, string, never>;
    created_at: number;
    /** Last member processed, in the order of the ids; empty before the first. */
    last_member_id: Generated<string>;
    /** Number of batches of members processed. */
    batch: Generated<number>;
    /** When the last batch was processed; null until then. */
    finished_at: ColumnType<number | null, number | null | undefined, number | null>;
  };
  /** `sent_at` is null while the delivery is queued. Deliveries that are skipped are deleted and counted in `news_skips`. */
  news_deliveries: { document_id: string; member_id: string; channel: NotificationChannel; sent_at: number | null };
  news_skips: { document_id: string; channel: NotificationChannel; reason: Obstacle; members: number };
}
