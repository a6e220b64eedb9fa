import { currencyOf, INTERESTS, type SignupForm, termsVersion, TRACKING_KEYS } from '@rendezvous/shared/contract';
import { ApiError } from '../ApiError';
import { grantCredits } from '../credits/moveCredits';
import type { Ports } from '../ports/Ports';
import { findCompany, type FoundDomain } from '../site/sql';
import { isUniqueViolation } from '../systemErrors';
import { inTransaction, type UnitOfWork } from '../UnitOfWork';
import { sendActivationMail } from './activation';
import { redeemInvite } from './invites';
import { assertSignupAllowed } from './assertSignupAllowed';
import { addNotification } from '../notify/sqlNotifications';
import { insertConsents, insertInterests, insertMember, insertTracking } from './sqlSignup';
import { insertSignupMessage } from '../chat/sqlSignupMessages';
import type { LanderView } from '../landers/seenLanders';
import { incrementFigure } from '../landers/sqlLanderFigures';

interface Signup {
  form: SignupForm;
  domain: FoundDomain;
  /** Identifies the browser. */
  visitor: string;
  publicOrigin: string;
  /** The lander that the sign-up counts for; undefined for none. */
  landerView: LanderView | undefined;
  /** Called once the form is valid; may still reject the sign-up. */
  beforeCreating: () => Promise<void>;
}

/** Converts the unique violation caused by the later of two concurrent sign-ups to the usual error; returns other errors unchanged. */
function toSignupError(error: unknown): unknown {
  if (!isUniqueViolation(error) || !(error instanceof Error)) return error;
  if (error.message.includes('members_email')) return new ApiError('account_exists', { fields: { email: 'account_exists' } });
  if (error.message.includes('members_name')) return new ApiError('username_taken', { fields: { name: 'username_taken' } });
  return error;
}

/** Applies the usual length limit to the first message, because rejecting it now is better than dropping it later. */
function assertMessageLength({ signup_message: text = '' }: SignupForm, maxLength: number): void {
  if ([...text].length > maxLength) throw new ApiError('message_too_long', { fields: { signup_message: 'message_too_long' } });
}

/** Stores a member's consents, with version and time; consent to offers turns their notification on. */
async function storeConsents({ db, now }: UnitOfWork, memberId: string, form: SignupForm): Promise<void> {
  const consents = { terms: true, sensitive: form.consent_sensitive, offers: form.consent_offers };
  const row = { member_id: memberId, version: form.terms_version, created_at: now };
  await insertConsents(
    db,
    Object.entries(consents).map(([kind, value]) => ({ ...row, kind, given: value })),
  );
  if (form.consent_offers) await addNotification(db, memberId, 'offers.email');
}

async function storeInterests({ db }: UnitOfWork, memberId: string, keys: readonly string[]): Promise<void> {
  const interests = INTERESTS.map(({ key }) => key).filter((key) => keys.includes(key));
  if (interests.length > 0) await insertInterests(db, memberId, interests);
}

async function storeTracking({ db, now }: UnitOfWork, memberId: string, form: SignupForm): Promise<void> {
  if (TRACKING_KEYS.every((key) => form[key] === undefined)) return;
  const { network = null, ref = null, sub1 = null, sub2 = null, sub3 = null } = form;
  await insertTracking(db, { member_id: memberId, network, ref, sub1, sub2, sub3, created_at: now });
}

/** Stores the optional data of a sign-up: interests, tracking values, first message. */
async function storeOptionalData(work: UnitOfWork, memberId: string, form: SignupForm): Promise<void> {
  await storeInterests(work, memberId, form.interests ?? []);
  await storeTracking(work, memberId, form);
  const { member_id: recipientId, signup_message: body } = form;
  if (recipientId && body?.trim())
    await insertSignupMessage(work.db, { member_id: memberId, recipient_id: recipientId, body, created_at: work.now });
}

/** Creates an unconfirmed member with free credits and emails the activation link, in one transaction; returns the member's id. */
export async function signUp(work: UnitOfWork, ports: Ports, signup: Signup): Promise<string> {
  const { form: rawForm, domain, visitor, publicOrigin, landerView } = signup;
  const form = { ...rawForm, email: rawForm.email.trim(), name: rawForm.name.trim() };
  const { settings, host } = domain;
  if (!settings.countries.includes(form.country)) throw new ApiError('validation', { fields: { country: 'validation' } });
  assertMessageLength(form, settings.message_length);
  const currentTermsVersion = termsVersion(await findCompany(work.db, settings.company_id));
  await assertSignupAllowed(work, form, { mode: settings.signups, visitor, termsVersion: currentTermsVersion });
  await signup.beforeCreating();
  const passwordHash = await ports.passwords.hash(form.password);
  const geoPlace = form.city ? await ports.geocode.find(form.country, form.city) : null;
  try {
    return await inTransaction({ ...work, random: ports.random }, async (tx) => {
      const id = await insertMember(tx, form, { passwordHash, domain: host, place: geoPlace });
      await storeConsents(tx, id, form);
      await storeOptionalData(tx, id, form);
      if (settings.signups === 'invite') await redeemInvite(tx, form.invite_code ?? '', id);
      await grantCredits(tx, { memberId: id, credits: settings.signup_credits, currency: currencyOf(form.country) });
      const recipient = { id, email: form.email, name: form.name, language: form.language };
      if (landerView) await incrementFigure(tx.db, landerView, 'signups', tx.now);
      await sendActivationMail(tx, recipient, { site: settings.mail_name, publicOrigin });
      return id;
    });
  } catch (error) {
    throw toSignupError(error);
  }
}
