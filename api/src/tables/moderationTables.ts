import type { ColumnType, Generated } from 'kysely';
import type {
  DecisionGround,
  MessageType,
  ModerationDecision,
  ModerationKind,
  PhotoReason,
  ReportReason,
  ReportThing,
} from '@rendezvous/shared/contract';

/** A message as it was when reported. */
export interface StoredExcerpt {
  id: string;
  sender_id: string;
  type: MessageType;
  body: string;
  photo_id: string | null;
  created_at: number;
}

export interface ModerationTables {
  reports: {
    id: string;
    reference: string;
    reporter_id: string | null;
    subject_id: string | null;
    thing: ReportThing;
    photo_id: string | null;
    excerpts: ColumnType<StoredExcerpt[], string, string>;
    reason: ReportReason;
    /** Later additions to the report: `created` in unix seconds, and `reason`, the reason of the report before the addition. */
    additions: ColumnType<{ created: number; reason: ReportReason }[], string | undefined, string>;
    body: string;
    status: Generated<'open' | 'decided'>;
    outcome: ColumnType<'upheld' | 'dismissed' | null, never, 'upheld' | 'dismissed'>;
    decided_at: ColumnType<number | null, never, number>;
    created_at: number;
  };
  decisions: {
    id: string;
    kind: ModerationKind;
    object_id: string;
    moderator_id: string | null;
    member_id: string | null;
    decision: ModerationDecision;
    ground: DecisionGround | null;
    reason: ReportReason | PhotoReason | null;
    facts: string;
    note: string;
    created_at: number;
  };
  /** `id` is the id of the decision that caused the strike. */
  strikes: { id: string; level: number; created_at: number };
  strike_keys: { key_hash: string; strike_id: string };
}
