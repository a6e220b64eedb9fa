import {
  type Gender,
  type InterestKey,
  type Locale,
  type NotificationStop,
  type PhotoStatus,
  type ProfileAttributes,
  type ProfileStatus,
  type Sexuality,
  type UserStatus,
  wantedGenders,
} from '@rendezvous/shared/contract';

export interface PhotoPlan {
  id: string;
  artSeed: number;
  status: PhotoStatus;
}

/** A planned demo member; times in unix seconds. */
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

/** Whether a member is active, visible to others and not staff. */
export const isOrdinary = ({ status, invisible, role }: MemberPlan): boolean => status === 'active' && !invisible && role === 'member';

const MAX_AGE_GAP_YEARS = 12;

const getBirthYear = ({ dateOfBirth }: MemberPlan) => Number(dateOfBirth.slice(0, 4));

/** Whether two members are a potential match: each seeks the other's gender, and they are of similar age. */
export function areCompatible(one: MemberPlan, other: MemberPlan): boolean {
  if (one === other || Math.abs(getBirthYear(one) - getBirthYear(other)) > MAX_AGE_GAP_YEARS) return false;
  return (
    wantedGenders(one.gender, one.sexuality).includes(other.gender) && wantedGenders(other.gender, other.sexuality).includes(one.gender)
  );
}
