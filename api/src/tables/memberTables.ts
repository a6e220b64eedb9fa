import type {
  AttributeValue,
  Gender,
  InterestKey,
  Locale,
  MatchAnswers,
  NotificationStop,
  ProfileStatus,
  Sexuality,
  UserStatus,
} from '@rendezvous/shared/contract';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { NotificationSwitch } from '../notify/notificationSettings';
import type { PhotosTable } from './photoTables';

export interface MembersTable {
  id: string;
  email: string;
  name: string;
  password_hash: string | null;
  status: UserStatus;
  role: Generated<'member' | 'moderator'>;
  language: Locale;
  domain: string;
  signup_at: number;
  confirmed_at: number | null;
  fictional: Generated<boolean>;
  invisible: Generated<boolean>;
  paid: Generated<boolean>;
  conversations_started: Generated<number>;
  notifications_disabled: Generated<NotificationStop[]>;
  /** Enabled notifications, as `kind.channel`. */
  notifications: Generated<NotificationSwitch[]>;
  /** True if the member shares read receipts with members who share theirs. */
  read_receipts: Generated<boolean>;
  /** True if the member shows when they are typing to members who do the same. */
  typing_shown: Generated<boolean>;
  /** True if the member accepts photos from everyone. */
  photos_from_everyone: Generated<boolean>;
  /** Consent to be shown on partner sites of the company. */
  partner_sites: Generated<boolean>;
  last_active_at: Generated<number>;
  /** When a provider confirmed 'over 18'; nothing else about the check is stored. */
  age_assured_at: ColumnType<number | null, number | null | undefined, number | null>;
  deletes_at: number | null;
  /** End of a suspension by moderation, in unix seconds. */
  suspended_until: ColumnType<number | null, number | null | undefined, number | null>;
}

export interface ProfilesTable {
  member_id: string;
  status: ProfileStatus;
  gender: Gender;
  sexuality: Sexuality;
  /** YYYY-MM-DD. */
  date_of_birth: string;
  country: string;
  region: string | null;
  city: string | null;
  /** Centre of the place, never the member's own position. */
  latitude: number | null;
  longitude: number | null;
  hair_color: AttributeValue<'hair_color'> | null;
  eye_color: AttributeValue<'eye_color'> | null;
  body_type: AttributeValue<'body_type'> | null;
  relationship_status: AttributeValue<'relationship_status'> | null;
  tattoos: AttributeValue<'tattoos'> | null;
  about_me: string | null;
  looking_for: string | null;
  verified: Generated<boolean>;
  visitor_visible: Generated<boolean>;
  /** True if only selected members may see more than the main photo. */
  photos_for_chosen: Generated<boolean>;
  main_photo_id: string | null;
  /** Interests as a bit mask; maintained by a trigger. */
  interest_mask: Generated<number>;
}

/** A member's search data, maintained by triggers. */
export interface SearchProfilesTable {
  member_id: string;
  shown: boolean;
  fictional: boolean;
  signup_at: number;
  last_active_at: number;
  gender: Gender;
  wants: Gender | 'both';
  country: string;
  region: string | null;
  date_of_birth: string;
  latitude: number | null;
  longitude: number | null;
  with_photo: boolean;
  visitor_visible: boolean;
  interest_mask: number;
}

export interface MemberTables {
  members: MembersTable;
  profiles: ProfilesTable;
  search_profiles: SearchProfilesTable;
  photos: PhotosTable;
  member_interests: { member_id: string; interest: InterestKey };
  likes: { liker_id: string; liked_id: string; created_at: number; is_new: Generated<boolean> };
  /** The last swipe of a member has the highest `seq`. */
  swipes: {
    member_id: string;
    target_id: string;
    action: 'like' | 'pass';
    seq: Generated<number>;
    undone: Generated<boolean>;
    created_at: number;
  };
  match_answers: { member_id: string; answers: JSONColumnType<MatchAnswers>; updated_at: number };
  current_places: {
    member_id: string;
    country: string;
    region: string | null;
    city: string;
    latitude: number;
    longitude: number;
    seen_at: number;
  };
  bad_photos: { fingerprint: string; created_at: number };
  /** `reported` is true if the block comes from a report and cannot be lifted. */
  blocks: { blocker_id: string; blocked_id: string; created_at: number; reported: Generated<boolean> };
  hides: { member_id: string; hidden_id: string; created_at: number };
  change_counters: {
    member_id: string;
    user_version: ColumnType<number, number | undefined, number>;
    chats_version: ColumnType<number, number | undefined, number>;
    likes_version: ColumnType<number, number | undefined, number>;
    access_version: ColumnType<number, number | undefined, number>;
  };
}
