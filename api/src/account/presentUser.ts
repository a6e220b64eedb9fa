import { type AgeWays, FREE_CONVERSATIONS, type Money, PREMIUM_FEATURES, type User } from '@rendezvous/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { ApiError } from '../ApiError';
import { findRefundDeadline } from '../credits/refundRight';
import { findNonEmptyLots } from '../credits/sqlLedger';
import type { ViewerContext } from '../members/presentCard';
import { presentOwnProfile } from '../members/presentProfile';
import { createPhotoUrlSigner } from '../photos/photoSignature';
import type { Database } from '../tables/tables';
import { requiresAgeCheck } from './ageAssurance';
import { findMemberRow } from './sqlAccounts';

type Lots = Awaited<ReturnType<typeof findNonEmptyLots>>;

/** Monetary value of the next credit to be spent; null if there is none or it is free. */
function getCreditValue([nextLot]: Lots): Money | null {
  if (nextLot === undefined || nextLot.source === 'free') return null;
  return { amount: Math.round(nextLot.unit_amount), currency: nextLot.currency };
}

/** Loads the signed-in member as the client sees them; throws `authentication_required` if they no longer exist. */
export async function presentUser(db: Kysely<Database>, memberId: string, viewerContext: ViewerContext, ageWays: AgeWays): Promise<User> {
  const row = await findMemberRow(db, memberId);
  if (row === undefined) throw new ApiError('authentication_required');
  const profile = await presentOwnProfile(db, memberId, viewerContext);
  const lots = await findNonEmptyLots(db, memberId);
  return {
    id: row.id,
    email: row.email,
    status: row.status,
    credits: lots.reduce((sum, lot) => sum + lot.remaining, 0),
    paid_user: row.paid,
    signup_date: row.signup_at,
    fictional_icon: true,
    language: row.language,
    notifications_disabled: row.notifications_disabled,
    invisible: row.invisible,
    age_check: requiresAgeCheck(ageWays, { ageAssured: row.age_assured_at !== null, country: profile.country }) ? 'needed' : 'done',
    free_conversations_left: Math.max(0, FREE_CONVERSATIONS - row.conversations_started),
    premium_features: row.paid ? [...PREMIUM_FEATURES] : [],
    credit_value: getCreditValue(lots),
    refundable_until: lots.every(({ source }) => source === 'free') ? null : await findRefundDeadline(db, row, viewerContext.now),
    profile,
  };
}

/** Loads the signed-in member with `presentUser`, using the secret for photo URLs and the age rules of the api's configuration. */
export function loadUser(app: FastifyInstance, memberId: string, now: number): Promise<User> {
  const [secret] = app.config.secrets;
  return presentUser(app.db, memberId, { now, place: null, signPhotoUrl: createPhotoUrlSigner(secret, now) }, app.config.ageWays);
}
