import type { ApiBody, InterestKey, OwnProfile, ProfileAttributes } from '@rendezvous/shared/contract';

/** The own profile as its form holds it. */
export interface ProfileDraft {
  about_me: string;
  looking_for: string;
  attributes: ProfileAttributes;
  interests: InterestKey[];
}

export const profileDraft = ({
  notes,
  interests,
  hair_color,
  eye_color,
  body_type,
  relationship_status,
  tattoos,
}: OwnProfile): ProfileDraft => ({
  about_me: notes.about_me ?? '',
  looking_for: notes.looking_for ?? '',
  attributes: { hair_color, eye_color, body_type, relationship_status, tattoos },
  interests,
});

const noteOf = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** What the form sends. */
export const profileChanges = ({ about_me, looking_for, attributes, interests }: ProfileDraft): ApiBody<'PUT /api/profile.php'> => ({
  ...attributes,
  notes: { about_me: noteOf(about_me), looking_for: noteOf(looking_for) },
  interests,
});
