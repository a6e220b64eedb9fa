import { sql } from 'kysely';

/** True of a photo, of the table or alias `photo`, that a member shows to those they have chosen only: each but the main one (R-006, R-235). */
export const chosenOnly = (photo: 'photos' | 'ph') =>
  sql<boolean>`(
    select owner.photos_for_chosen and owner.main_photo_id is distinct from ${sql.ref(`${photo}.id`)}
    from profiles owner where owner.member_id = ${sql.ref(`${photo}.member_id`)})`.as('chosen_only');
