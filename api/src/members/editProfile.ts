import { hasContactData, type InterestKey, type ProfileAttributes, type ProfileNotes } from '@rendezvous/shared/contract';
import { ApiError } from '../ApiError';
import type { GeocodePort } from '../ports/geocode/GeocodePort';
import { bumpCounters } from './bumpCounters';
import { findProfileRow } from './findProfileRow';
import { lockMembers } from './lockMembers';
import { inTransaction } from '../inTransaction';
import type { Work } from '../Work';
import { renameMember } from './renameMember';
import { placeOf, type NamedPlace, type PlaceColumns } from './placeOf';

/** What a member changes of the own profile; what is left out stays. */
export type ProfileEdit = Partial<ProfileAttributes> &
  Partial<NamedPlace> & { name?: string; notes?: ProfileNotes; interests?: InterestKey[] };

/** What an edit is checked against. */
export interface ProfileRules {
  geocode: GeocodePort;
  /** Countries the domain serves. */
  countries: readonly string[];
}

function checkNotes(notes: ProfileNotes | undefined): void {
  for (const [key, text] of Object.entries(notes ?? {})) {
    if (text !== null && hasContactData(text)) throw new ApiError('validation', { fields: { [key]: 'validation' } });
  }
}

/** The new place; a new country, and a new region, leave the smaller parts behind. */
function merged(old: NamedPlace, edit: Partial<NamedPlace>): NamedPlace {
  const { country = old.country } = edit;
  const kept = country === old.country ? old : { region: null, city: null };
  const { region = kept.region, city = edit.region === undefined ? kept.city : null } = edit;
  return { country, region, city };
}

async function movedTo(work: Work, memberId: string, edit: ProfileEdit, rules: ProfileRules): Promise<PlaceColumns | undefined> {
  if (edit.country === undefined && edit.region === undefined && edit.city === undefined) return undefined;
  const row = await findProfileRow(work.db, memberId);
  if (row === undefined) throw new ApiError('not_found');
  return placeOf(rules.geocode, rules.countries, merged(row, edit));
}

async function replaceInterests({ db }: Work, memberId: string, interests: InterestKey[]): Promise<void> {
  await db.deleteFrom('member_interests').where('member_id', '=', memberId).execute();
  const rows = [...new Set(interests)].map((interest) => ({ member_id: memberId, interest }));
  if (rows.length > 0) await db.insertInto('member_interests').values(rows).execute();
}

/** Changes the own profile, all of it or nothing. */
export async function editProfile(work: Work, memberId: string, edit: ProfileEdit, rules: ProfileRules): Promise<void> {
  checkNotes(edit.notes);
  const place = await movedTo(work, memberId, edit, rules);
  const { name, notes, interests, country: _country, region: _region, city: _city, ...attributes } = edit;
  const columns = { ...attributes, ...notes, ...place };
  await inTransaction(work, async (inside) => {
    await lockMembers(inside.db, [memberId]);
    if (name !== undefined) await renameMember(inside, memberId, name);
    if (Object.keys(columns).length > 0) {
      await inside.db.updateTable('profiles').set(columns).where('member_id', '=', memberId).execute();
    }
    // Who says where they live is not somewhere else any more.
    if (place) await inside.db.deleteFrom('current_places').where('member_id', '=', memberId).execute();
    if (interests) await replaceInterests(inside, memberId, interests);
    await bumpCounters(inside.db, [memberId], 'user');
  });
}
