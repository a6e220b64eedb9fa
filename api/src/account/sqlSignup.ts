import type { InterestKey, SignupForm } from '@rendezvous/shared/contract';
import type { Insertable, Kysely } from 'kysely';
import type { GeoPlace } from '../ports/GeocodePort';
import type { Database } from '../tables/tables';
import type { UnitOfWork } from '../UnitOfWork';

interface NewAccount {
  passwordHash: string;
  domain: string;
  place: GeoPlace | null;
}

const NO_ATTRIBUTES = {
  hair_color: null,
  eye_color: null,
  body_type: null,
  relationship_status: null,
  tattoos: null,
  about_me: null,
  looking_for: null,
  main_photo_id: null,
};

/** Inserts a member who has not confirmed their address yet, with a profile that is not yet visible; returns the member's id. */
export async function insertMember(
  { db, now, random }: UnitOfWork,
  form: SignupForm,
  { passwordHash, domain, place }: NewAccount,
): Promise<string> {
  const id = random.id();
  const { email, name, language, gender, sexuality, date_of_birth, country, region, city } = form;
  await db
    .insertInto('members')
    .values({
      id,
      email,
      name,
      password_hash: passwordHash,
      status: 'not_confirmed',
      language,
      domain,
      signup_at: now,
      confirmed_at: null,
      last_active_at: now,
      deletes_at: null,
    })
    .execute();
  await db
    .insertInto('profiles')
    .values({
      ...NO_ATTRIBUTES,
      member_id: id,
      status: 'disabled',
      gender,
      sexuality,
      date_of_birth,
      country,
      region: region || (place?.region ?? null),
      city: city?.trim() || null,
      latitude: place?.latitude ?? null,
      longitude: place?.longitude ?? null,
    })
    .execute();
  await db.insertInto('change_counters').values({ member_id: id }).execute();
  return id;
}

export async function insertConsents(db: Kysely<Database>, consents: readonly Insertable<Database['consents']>[]): Promise<void> {
  await db.insertInto('consents').values(consents).execute();
}

export async function insertInterests(db: Kysely<Database>, memberId: string, interests: readonly InterestKey[]): Promise<void> {
  await db
    .insertInto('member_interests')
    .values(interests.map((interest) => ({ member_id: memberId, interest })))
    .execute();
}

export async function insertTracking(db: Kysely<Database>, tracking: Insertable<Database['signup_tracking']>): Promise<void> {
  await db.insertInto('signup_tracking').values(tracking).execute();
}
