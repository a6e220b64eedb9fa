import type { InterestKey } from '@rendezvous/shared/contract';
import type { Insertable, Kysely } from 'kysely';
import { systemRandom } from '../ports/Random';
import type { MembersTable, ProfilesTable } from '../tables/memberTables';
import type { Database } from '../tables/tables';

/** Grants a member free credits through the ledger. */
export async function grantFreeCredits(db: Kysely<Database>, memberId: string, credits: number, now: number): Promise<void> {
  const [lotId, transactionId] = [systemRandom.id(), systemRandom.id()];
  await db.transaction().execute(async (trx) => {
    const lot = { id: lotId, member_id: memberId, source: 'free', payment_id: null, credits, currency: 'EUR', created_at: now } as const;
    await trx.insertInto('lots').values(lot).execute();
    const transaction = { id: transactionId, member_id: memberId, kind: 'test', reference: transactionId, created_at: now };
    await trx.insertInto('ledger_transactions').values(transaction).execute();
    await trx
      .insertInto('ledger_entries')
      .values([
        { transaction_id: transactionId, account: 'member', lot_id: lotId, credits },
        { transaction_id: transactionId, account: 'issued', lot_id: lotId, credits: -credits },
      ])
      .execute();
  });
}

/** Properties that a test chooses for a member; the rest have default values. */
export type MemberTraits = Partial<Insertable<MembersTable>> & {
  profile?: Partial<Insertable<ProfilesTable>>;
  interests?: InterestKey[];
  /** Free credits. */
  credits?: number;
  /** Adds an approved main photo. */
  photo?: boolean;
};

export interface TestMember {
  id: string;
  name: string;
  email: string;
}

async function addPhoto(db: Kysely<Database>, memberId: string, now: number): Promise<void> {
  const id = systemRandom.id();
  await db
    .insertInto('photos')
    .values({
      id,
      member_id: memberId,
      position: 0,
      status: 'approved',
      ratio: 0.8,
      placeholder: null,
      origin: 'seed',
      art_seed: 1,
      created_at: now,
    })
    .execute();
  await db.updateTable('profiles').set({ main_photo_id: id }).where('member_id', '=', memberId).execute();
}

const defaultProfile = {
  status: 'active',
  gender: 'female',
  sexuality: 'hetero',
  date_of_birth: '1990-05-17',
  country: 'NL',
  region: null,
  city: null,
  latitude: null,
  longitude: null,
  hair_color: null,
  eye_color: null,
  body_type: null,
  relationship_status: null,
  tattoos: null,
  about_me: null,
  looking_for: null,
  main_photo_id: null,
} satisfies Omit<Insertable<ProfilesTable>, 'member_id'>;

/** Inserts a confirmed, active member who signed up now: by default a heterosexual woman from the Netherlands. */
export async function aMember(db: Kysely<Database>, now: number, traits: MemberTraits = {}): Promise<TestMember> {
  const { profile, interests = [], credits = 0, photo = false, ...row } = traits;
  const id = systemRandom.id();
  const member: Insertable<MembersTable> = {
    id,
    name: `member${id.slice(0, 8)}`,
    email: `${id.toLowerCase()}@example.org`,
    password_hash: null,
    status: 'active',
    language: 'en',
    domain: 'localhost',
    signup_at: now,
    confirmed_at: now,
    last_active_at: now,
    deletes_at: null,
    ...row,
  };
  await db.insertInto('members').values(member).execute();
  await db
    .insertInto('profiles')
    .values({ member_id: member.id, ...defaultProfile, ...profile })
    .execute();
  await db.insertInto('change_counters').values({ member_id: member.id }).execute();
  if (interests.length > 0) {
    await db
      .insertInto('member_interests')
      .values(interests.map((interest) => ({ member_id: member.id, interest })))
      .execute();
  }
  if (photo) await addPhoto(db, member.id, now);
  if (credits > 0) await grantFreeCredits(db, member.id, credits, now);
  return { id: member.id, name: member.name, email: member.email };
}
