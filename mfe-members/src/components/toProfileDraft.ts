import type { ApiBody, InterestKey, OwnProfile, ProfileAttributes } from '@rendezvous/shared/contract';

/** Values of the form for the member's own profile; an empty string means not stated. */
export interface ProfileDraft {
  name: string;
  region: string;
  city: string;
  about_me: string;
  looking_for: string;
  attributes: ProfileAttributes;
  interests: InterestKey[];
}

export function toProfileDraft(profile: OwnProfile): ProfileDraft {
  const { name, region, city, notes, interests, hair_color, eye_color, body_type, relationship_status, tattoos } = profile;
  return {
    name,
    region: region ?? '',
    city: city ?? '',
    about_me: notes.about_me ?? '',
    looking_for: notes.looking_for ?? '',
    attributes: { hair_color, eye_color, body_type, relationship_status, tattoos },
    interests,
  };
}

const trimOrNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** Body of the request that saves the form; includes name and place only if they changed, since the server treats a sent place as new. */
export function toProfileChanges(draft: ProfileDraft, profile: OwnProfile): ApiBody<'PUT /api/profile.php'> {
  const { about_me, looking_for, attributes, interests } = draft;
  const [name, region, city] = [draft.name.trim(), trimOrNull(draft.region), trimOrNull(draft.city)];
  return {
    ...attributes,
    ...(name === profile.name ? {} : { name }),
    ...(region === profile.region && city === profile.city ? {} : { region, city }),
    notes: { about_me: trimOrNull(about_me), looking_for: trimOrNull(looking_for) },
    interests,
  };
}
