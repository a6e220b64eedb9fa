import type { Page } from '@playwright/test';
import { asClient } from './asClient';
import { type NewMember, createNewMember } from './createNewMember';

interface SignUpContext {
  page: Page;
  baseURL: string | undefined;
  language: string;
  gender?: string;
}

/** Signs up a new member through the api, as the last step of the sign-up does; afterwards the browser is signed in. */
export async function signUp(
  { page, baseURL, language, gender = 'male' }: SignUpContext,
  country = 'NL',
  member = createNewMember(),
): Promise<NewMember> {
  const profile = { gender, sexuality: 'hetero', date_of_birth: '1990-06-14', country, language };
  const consents = { terms_version: '2024-06-01', consent_sensitive: true, consent_offers: false };
  await asClient(page, baseURL).post('/api/signup.php', { ...member, ...profile, ...consents });
  return member;
}
