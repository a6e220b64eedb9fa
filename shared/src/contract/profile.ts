import type { Gender, Sexuality } from './gender';
import type { InterestKey } from './interests';

/** Values of the nullable profile attributes. */
export const PROFILE_ATTRIBUTES = {
  hair_color: ['blond', 'brown', 'black', 'red', 'grey', 'bald', 'other'],
  eye_color: ['blue', 'brown', 'green', 'grey', 'hazel', 'other'],
  body_type: ['slim', 'athletic', 'average', 'curvy', 'plus_size', 'muscular'],
  relationship_status: ['single', 'relationship', 'open_relationship', 'married', 'divorced', 'widowed', 'complicated'],
  tattoos: ['none', 'few', 'many'],
} as const;

export type AttributeKey = keyof typeof PROFILE_ATTRIBUTES;
export type AttributeValue<K extends AttributeKey = AttributeKey> = (typeof PROFILE_ATTRIBUTES)[K][number];

export const PROFILE_STATUSES = ['disabled', 'active', 'hidden', 'blocked'] as const;
export type ProfileStatus = (typeof PROFILE_STATUSES)[number];

export const PHOTO_STATUSES = ['pending', 'approved', 'rejected'] as const;
export type PhotoStatus = (typeof PHOTO_STATUSES)[number];

/** Why a photo was rejected. */
export const PHOTO_REASONS = ['no_person', 'not_you', 'minor', 'third_party', 'contact_data', 'illegal', 'quality'] as const;
export type PhotoReason = (typeof PHOTO_REASONS)[number];

/** How long ago a member was active, never finer. */
export const LAST_ACTIVE = ['online', 'today', 'week', 'older'] as const;
export type LastActive = (typeof LAST_ACTIVE)[number];

/** Distance between place centres in km, as a bucket. */
export const DISTANCE_BUCKETS = ['under_10', '10_25', '25_50', '50_100', 'over_100'] as const;
export type DistanceBucket = (typeof DISTANCE_BUCKETS)[number];

/** A picture of a member; addresses are signed for the viewer and relative to `settings.cdn_prefix`. */
export interface ProfileImage {
  id: string;
  filename: string;
  thumb_filename: string;
  /** Address of the 480 px size under the image base address. */
  match: string;
  status: PhotoStatus;
  /** Why it was rejected; null otherwise. */
  reason: PhotoReason | null;
  /** Width divided by height. */
  ratio: number;
  /** ThumbHash-like base64 colour placeholder, or null. */
  placeholder: string | null;
  /** True when only the server-made blurred picture is served to this viewer. */
  locked: boolean;
}

export type ProfileAttributes = { [K in AttributeKey]: AttributeValue<K> | null };

export interface ProfileNotes {
  about_me: string | null;
  looking_for: string | null;
}

/** What a list shows of a member. */
export interface ProfileCard {
  id: string;
  /** Empty when the member is not available any more. */
  name: string;
  /** Years. */
  age: number;
  gender: Gender;
  /** ISO 3166 alpha-2. */
  country: string;
  region: string | null;
  city: string | null;
  main_image: ProfileImage | null;
  fictional: boolean;
  verified: boolean;
  online: boolean;
  last_active: LastActive;
  distance_bucket: DistanceBucket | null;
  common_interests: number;
  liked: boolean;
  liked_me: boolean;
  match: boolean;
}

/** A member as another member or a visitor sees them. */
export interface Profile extends ProfileCard, ProfileAttributes {
  status: ProfileStatus;
  sexuality: Sexuality;
  interests: InterestKey[];
  notes: ProfileNotes;
  photos: ProfileImage[];
  blocked_by_me: boolean;
  conversation_id: string | null;
}

/** The member's own profile, with the date of birth as YYYY-MM-DD. */
export interface OwnProfile extends Profile {
  date_of_birth: string;
}
