import type { Profile } from '@rendezvous/shared/contract';
import type { DomainSettings } from '../site/DomainSettings';
import type { ProfileRow } from './findProfileRow';

type Details = Pick<
  Profile,
  'status' | 'sexuality' | 'hair_color' | 'eye_color' | 'body_type' | 'relationship_status' | 'tattoos' | 'notes'
>;

/** What stands in a profile beside the card; without `shown` everything, as its owner sees it. */
export function profileDetails(row: ProfileRow, shown?: Pick<DomainSettings, 'visible_profile_fields' | 'visible_profile_notes'>): Details {
  const field = <Key extends DomainSettings['visible_profile_fields'][number]>(key: Key): ProfileRow[Key] | null =>
    shown === undefined || shown.visible_profile_fields.includes(key) ? row[key] : null;
  const note = (key: DomainSettings['visible_profile_notes'][number]): string | null =>
    shown === undefined || shown.visible_profile_notes.includes(key) ? row[key] : null;
  return {
    status: row.invisible && row.status === 'active' ? 'hidden' : row.status,
    sexuality: row.sexuality,
    hair_color: field('hair_color'),
    eye_color: field('eye_color'),
    body_type: field('body_type'),
    relationship_status: field('relationship_status'),
    tattoos: field('tattoos'),
    notes: { about_me: note('about_me'), looking_for: note('looking_for') },
  };
}
