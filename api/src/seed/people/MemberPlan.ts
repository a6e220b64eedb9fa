import type {
  Gender,
  InterestKey,
  Locale,
  NotificationStop,
  PhotoStatus,
  ProfileAttributes,
  ProfileStatus,
  Sexuality,
  UserStatus,
} from '@rendezvous/shared/contract';

export interface PhotoPlan {
  id: string;
  artSeed: number;
  status: PhotoStatus;
}

/** A demo member before it is written; times in unix seconds. */
export interface MemberPlan extends ProfileAttributes {
  id: string;
  name: string;
  email: string;
  gender: Gender;
  sexuality: Sexuality;
  /** YYYY-MM-DD. */
  dateOfBirth: string;
  country: string;
  region: string;
  city: string;
  latitude: number;
  longitude: number;
  language: Locale;
  aboutMe: string | null;
  lookingFor: string | null;
  interests: InterestKey[];
  photos: PhotoPlan[];
  fictional: boolean;
  verified: boolean;
  visitorVisible: boolean;
  signupAt: number;
  confirmedAt: number | null;
  lastActiveAt: number;
  deletesAt: number | null;
  status: UserStatus;
  profileStatus: ProfileStatus;
  role: 'member' | 'moderator';
  invisible: boolean;
  notificationsDisabled: NotificationStop[];
}
