import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { TokenPurpose } from '../account/tokens';
import type { Company, ComplaintCategory, Locale } from '@rendezvous/shared/contract';

interface AccessTables {
  sessions: {
    token_hash: string;
    id: string;
    member_id: string;
    created_at: number;
    expires_at: number;
    last_seen_at: number;
    user_agent: Generated<string>;
    country: Generated<string>;
  };
  tokens: {
    token_hash: string;
    member_id: string;
    purpose: TokenPurpose;
    created_at: number;
    expires_at: number;
    used_at: number | null;
    data: JSONColumnType<Record<string, string | null>, string | undefined, string>;
  };
  login_failures: {
    login: string;
    misses: Generated<number>;
    first_at: number;
    blocks: Generated<number>;
    blocked_until: Generated<number>;
  };
  known_browsers: { member_id: string; browser_hash: string; last_login_at: number };
  underage_marks: { visitor_hash: string; expires_at: number };
  consents: { member_id: string; kind: string; version: string; given: boolean; created_at: number };
  invites: { code: string; owner_id: string; used_by: string | null; created_at: number; expires_at: number };
  signup_tracking: {
    member_id: string;
    network: string | null;
    ref: string | null;
    sub1: string | null;
    sub2: string | null;
    sub3: string | null;
    created_at: number;
  };
  signup_messages: { member_id: string; recipient_id: string; body: string; created_at: number };
}

interface SendingTables {
  push_subscriptions: { endpoint: string; member_id: string; p256dh: string; auth: string; created_at: number };
  jobs: {
    id: string;
    kind: string;
    payload: JSONColumnType<Record<string, string>, string | undefined, string>;
    run_at: number;
    attempts: Generated<number>;
    done_at: number | null;
    last_error: string | null;
  };
  mails: {
    id: string;
    seq: Generated<number>;
    member_id: string | null;
    recipient: string;
    kind: string;
    subject: string;
    body_text: string;
    body_html: string;
    /** URL for one-click unsubscribing; null for emails that are always sent. */
    unsubscribe_url: ColumnType<string | null, string | null | undefined, never>;
    created_at: number;
    sent_at: number | null;
  };
}

interface SiteTables {
  companies: Omit<Company, 'delete_discount'> & {
    id: number;
    delete_discount: JSONColumnType<NonNullable<Company['delete_discount']>> | null;
  };
  /** `settings` contains the differences from the defaults. */
  domains: { host: string; is_default: Generated<boolean>; settings: JSONColumnType<object> };
  complaints: {
    id: string;
    ticket: string;
    member_id: string | null;
    category: ComplaintCategory;
    email: string;
    reference: string | null;
    description: string;
    good_faith: boolean;
    status: Generated<'open' | 'decided'>;
    language: Generated<Locale>;
    domain: Generated<string>;
    created_at: number;
  };
  /** `complaint_id` and `report_id` are both null until the form of the complaint or report is sent. */
  complaint_files: { id: string; complaint_id: string | null; report_id: Generated<string | null>; created_at: number };
}

export interface OperationTables extends AccessTables, SendingTables, SiteTables {}
