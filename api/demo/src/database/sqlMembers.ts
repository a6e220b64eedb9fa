import type { Kysely } from 'kysely';
import type { Database } from '../../../src/tables/tables';
import type { MemberPlan } from '../people/MemberPlan';
import type { SeedPlan } from '../planSeed';
import { PORTRAIT_RATIO } from '../portraits/renderPortrait';
import { insertRows } from './sqlRows';

const PAID_STATUSES = ['completed', 'partly_refunded'];

const TERMS_VERSION = '2023-12-01';

function toMemberRow(plan: MemberPlan, { orders, talks }: SeedPlan, passwordHash: string) {
  return {
    id: plan.id,
    email: plan.email,
    name: plan.name,
    password_hash: passwordHash,
    status: plan.status,
    role: plan.role,
    language: plan.language,
    domain: 'localhost',
    signup_at: plan.signupAt,
    confirmed_at: plan.confirmedAt,
    fictional: plan.fictional,
    invisible: plan.invisible,
    paid: orders.some(({ member, status }) => member === plan && PAID_STATUSES.includes(status)),
    conversations_started: talks.filter(({ starter }) => starter === plan).length,
    notifications_disabled: plan.notificationsDisabled,
    last_active_at: plan.lastActiveAt,
    deletes_at: plan.deletesAt,
  };
}

function toProfileRow(plan: MemberPlan) {
  const { gender, sexuality, country, region, city, latitude, longitude } = plan;
  const { hair_color, eye_color, body_type, relationship_status, tattoos } = plan;
  return {
    member_id: plan.id,
    status: plan.profileStatus,
    date_of_birth: plan.dateOfBirth,
    gender,
    sexuality,
    country,
    region,
    city,
    latitude,
    longitude,
    hair_color,
    eye_color,
    body_type,
    relationship_status,
    tattoos,
    about_me: plan.aboutMe,
    looking_for: plan.lookingFor,
    verified: plan.verified,
    visitor_visible: plan.visitorVisible,
    main_photo_id: plan.photos[0]?.id ?? null,
  };
}

const toPhotoRows = ({ id, photos, signupAt }: MemberPlan) =>
  photos.map((photo, position) => ({
    id: photo.id,
    member_id: id,
    position,
    status: photo.status,
    ratio: PORTRAIT_RATIO,
    placeholder: null,
    origin: 'seed' as const,
    art_seed: photo.artSeed,
    created_at: signupAt + 60 * (position + 1),
  }));

const toConsentRows = ({ id, signupAt }: MemberPlan) =>
  ['terms', 'sensitive'].map((kind) => ({ member_id: id, kind, version: TERMS_VERSION, given: true, created_at: signupAt }));

/** Writes the members with their profiles, photos, interests, consents and change counters. */
export async function insertMembers(db: Kysely<Database>, plan: SeedPlan, passwordHash: string): Promise<void> {
  const { members } = plan;
  await insertRows(
    db,
    'members',
    members.map((member) => toMemberRow(member, plan, passwordHash)),
  );
  await insertRows(db, 'photos', members.flatMap(toPhotoRows));
  await insertRows(db, 'profiles', members.map(toProfileRow));
  await insertRows(
    db,
    'member_interests',
    members.flatMap(({ id, interests }) => interests.map((interest) => ({ member_id: id, interest }))),
  );
  await insertRows(db, 'consents', members.filter(({ fictional }) => !fictional).flatMap(toConsentRows));
  await insertRows(
    db,
    'change_counters',
    members.map(({ id }) => ({ member_id: id })),
  );
}
