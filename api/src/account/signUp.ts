import { currencyOf, termsVersion, type SignupForm } from '@rendezvous/shared/contract';
import { ApiError } from '../ApiError';
import { errorCode } from '../errorCode';
import type { Ports } from '../ports/Ports';
import { findCompany } from '../site/findCompany';
import { insertMember } from './insertMember';
import type { FoundDomain } from '../site/findDomain';
import { grantCredits } from '../credits/grantCredits';
import { useInvite } from './useInvite';
import type { Work } from '../Work';
import { refuseSignup } from './refuseSignup';
import { sendActivation } from './sendActivation';
import { storeConsents } from './storeConsents';
import { storeSignupExtras } from './storeSignupExtras';

interface Signup {
  form: SignupForm;
  domain: FoundDomain;
  /** Stands for the browser. */
  visitor: string;
  publicOrigin: string;
  /** Called when nothing is wrong with the form; may still refuse. */
  beforeCreating: () => Promise<void>;
}

const UNIQUE_VIOLATION = '23505';

/** Two sign-ups at the same moment: the database decides, the later one reads the usual text. */
function asRefusal(error: unknown): unknown {
  if (errorCode(error) !== UNIQUE_VIOLATION || !(error instanceof Error)) return error;
  if (error.message.includes('members_email')) return new ApiError('account_exists', { fields: { email: 'account_exists' } });
  if (error.message.includes('members_name')) return new ApiError('username_taken', { fields: { name: 'username_taken' } });
  return error;
}

/** The first message is one like any other; better refused now than dropped when it is sent. */
function refuseLongMessage({ signup_message: text = '' }: SignupForm, most: number): void {
  if ([...text].length > most) throw new ApiError('message_too_long', { fields: { signup_message: 'message_too_long' } });
}

/** Creates an unconfirmed member with free credits and mails the activation link; all of it or nothing. */
export async function signUp(work: Work, ports: Ports, signup: Signup): Promise<string> {
  const { form: given, domain, visitor, publicOrigin } = signup;
  const form = { ...given, email: given.email.trim(), name: given.name.trim() };
  const { settings, host } = domain;
  if (!settings.countries.includes(form.country)) throw new ApiError('validation', { fields: { country: 'validation' } });
  refuseLongMessage(form, settings.message_length);
  const terms = termsVersion(await findCompany(work.db, settings.company_id));
  await refuseSignup(work, form, { mode: settings.signups, visitor, terms });
  await signup.beforeCreating();
  const passwordHash = await ports.passwords.hash(form.password);
  const place = form.city ? await ports.geocode.find(form.country, form.city) : null;
  try {
    return await work.db.transaction().execute(async (db) => {
      const inside = { ...work, db, random: ports.random };
      const id = await insertMember(inside, form, { passwordHash, domain: host, place });
      await storeConsents(inside, id, form);
      await storeSignupExtras(inside, id, form);
      if (settings.signups === 'invite') await useInvite(inside, form.invite_code ?? '', id);
      await grantCredits(inside, { memberId: id, credits: settings.signup_credits, currency: currencyOf(form.country) });
      const recipient = { id, email: form.email, name: form.name, language: form.language };
      await sendActivation(inside, recipient, { site: settings.mail_name, publicOrigin });
      return id;
    });
  } catch (error) {
    throw asRefusal(error);
  }
}
