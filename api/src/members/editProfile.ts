import {
  type ErrorCode,
  hasContactData,
  type InterestKey,
  type Privacy,
  type ProfileAttributes,
  type ProfileNotes,
  usernameProblem,
} from '@rendezvous/shared/contract';
import { ApiError } from '../ApiError';
import { isUniqueViolation } from '../systemErrors';
import { inTransaction, type UnitOfWork } from '../UnitOfWork';
import type { GeocodePort } from '../ports/GeocodePort';
import { getRegions } from '../site/getRegions';
import { bumpCounters } from './sqlCounters';
import { findEmail, findPrivacy, lockMembers, updateName, updatePrivacy } from './sqlMembers';
import { deleteCurrentPlace, findProfileRow, replaceInterests, updateProfile } from './sqlProfiles';

/** Where a member lives, as far as they have stated it. */
interface NamedPlace {
  country: string;
  region: string | null;
  city: string | null;
}

type PlaceColumns = NamedPlace & { latitude: number | null; longitude: number | null };

/** Changes to a member's own profile; omitted fields stay unchanged. */
export type ProfileEdit = Partial<ProfileAttributes> &
  Partial<NamedPlace> & { name?: string; notes?: ProfileNotes; interests?: InterestKey[] };

/** What is needed to locate and validate the place in an edit. */
export interface ProfileRules {
  geocode: GeocodePort;
  /** Countries the domain serves. */
  countries: readonly string[];
}

const rejectPlace = (field: keyof NamedPlace): never => {
  throw new ApiError('validation', { fields: { [field]: 'validation' } });
};

function assertValidPlace({ country, region, city }: NamedPlace, countries: readonly string[]): void {
  if (!countries.includes(country)) rejectPlace('country');
  if (region !== null && !getRegions(country).some(({ code }) => code === region)) rejectPlace('region');
  if (city !== null && hasContactData(city)) rejectPlace('city');
}

/**
 * Validates a place. Adds the coordinates of the city's centre, or null if the city is missing or unknown, and the region of a known city
 * if none is given.
 */
async function locatePlace(geocode: GeocodePort, countries: readonly string[], place: NamedPlace): Promise<PlaceColumns> {
  assertValidPlace(place, countries);
  const { country, region, city } = place;
  const centre = city === null ? null : await geocode.find(country, city);
  if (centre === null) return { ...place, latitude: null, longitude: null };
  const { latitude, longitude } = centre;
  return { country, region: region ?? centre.region, city, latitude, longitude };
}

const createNameError = (code: ErrorCode): ApiError => new ApiError(code, { fields: { name: code } });

/** Renames a member under the same rules as at sign-up. */
async function renameMember({ db }: UnitOfWork, memberId: string, newName: string): Promise<void> {
  const name = newName.trim();
  const problem = usernameProblem(name, await findEmail(db, memberId));
  if (problem !== null) throw createNameError(problem);
  try {
    await updateName(db, memberId, name);
  } catch (error) {
    // The unique index decides, so that only one of two concurrent claims to a name succeeds.
    throw isUniqueViolation(error) ? createNameError('username_taken') : error;
  }
}

function assertValidNotes(notes: ProfileNotes | undefined): void {
  for (const [key, text] of Object.entries(notes ?? {})) {
    if (text !== null && hasContactData(text)) throw new ApiError('validation', { fields: { [key]: 'validation' } });
  }
}

/** Applies an edit to a place; another country, or any region in the edit, clears the more specific parts of the old place. */
function mergePlace(oldPlace: NamedPlace, edit: Partial<NamedPlace>): NamedPlace {
  const { country = oldPlace.country } = edit;
  const unchangedPlace = country === oldPlace.country ? oldPlace : { region: null, city: null };
  const { region = unchangedPlace.region, city = edit.region === undefined ? unchangedPlace.city : null } = edit;
  return { country, region, city };
}

async function findNewPlace(work: UnitOfWork, memberId: string, edit: ProfileEdit, rules: ProfileRules): Promise<PlaceColumns | undefined> {
  if (edit.country === undefined && edit.region === undefined && edit.city === undefined) return undefined;
  const row = await findProfileRow(work.db, memberId);
  if (row === undefined) throw new ApiError('not_found');
  return locatePlace(rules.geocode, rules.countries, mergePlace(row, edit));
}

/** Changes a member's own profile in one transaction. */
export async function editProfile(work: UnitOfWork, memberId: string, edit: ProfileEdit, rules: ProfileRules): Promise<void> {
  assertValidNotes(edit.notes);
  const place = await findNewPlace(work, memberId, edit, rules);
  const { name, notes, interests, country: _country, region: _region, city: _city, ...attributes } = edit;
  const columns = { ...attributes, ...notes, ...place };
  await inTransaction(work, async (transaction) => {
    await lockMembers(transaction.db, [memberId]);
    if (name !== undefined) await renameMember(transaction, memberId, name);
    if (Object.keys(columns).length > 0) await updateProfile(transaction.db, memberId, columns);
    // Stating a residence replaces the current place.
    if (place) await deleteCurrentPlace(transaction.db, memberId);
    if (interests) await replaceInterests(transaction.db, memberId, interests);
    await bumpCounters(transaction.db, [memberId], 'user');
  });
}

/** Changes a member's visibility settings; omitted ones stay unchanged. Returns all current settings. */
export function editPrivacy(work: UnitOfWork, memberId: string, changes: Partial<Privacy>): Promise<Required<Privacy>> {
  return inTransaction(work, async ({ db }) => {
    await updatePrivacy(db, memberId, changes);
    await bumpCounters(db, [memberId], 'user');
    return findPrivacy(db, memberId);
  });
}
