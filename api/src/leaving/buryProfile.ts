import type { Work } from '../Work';

const NOTHING = {
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
} as const;

/** A profile that says nothing and is the same for all; conversations of others still lead to it. */
export async function buryProfile({ db }: Work, memberId: string): Promise<void> {
  await db
    .updateTable('profiles')
    .set({ ...NOTHING, status: 'hidden', gender: 'female', sexuality: 'bi', date_of_birth: '1900-01-01', country: 'XX' })
    .set({ verified: false, visitor_visible: false, photos_for_chosen: false })
    .where('member_id', '=', memberId)
    .execute();
}
