import {
  type AccountLevel,
  type InterestKey,
  INTERESTS,
  type OwnProfile,
  type Profile,
  type ProfileImage,
} from '@rendezvous/shared/contract';
import type { Kysely } from 'kysely';
import { ApiError } from '../ApiError';
import { findConversationWith } from '../chat/sqlConversations';
import { presentImage, presentPhotos } from '../photos/presentPhotos';
import { findPhotoTies, seesHidden } from '../photos/seesHidden';
import { findPhotos } from '../photos/sqlPhotos';
import type { DomainSettings } from '../site/DomainSettings';
import type { Database } from '../tables/tables';
import { presentCard, type ViewerContext } from './presentCard';
import { findCardRows } from './sqlCards';
import { findInterests, findProfileRow, type ProfileRow } from './sqlProfiles';
import type { Viewer } from './Viewer';

type ProfileDetails = Pick<
  Profile,
  'status' | 'sexuality' | 'hair_color' | 'eye_color' | 'body_type' | 'relationship_status' | 'tattoos' | 'notes' | 'language'
>;

const SENSITIVE_INTERESTS = new Set<InterestKey>(INTERESTS.filter(({ sensitive }) => sensitive).map(({ key }) => key));

interface ProfileContext {
  viewer: Viewer;
  isModerator: boolean;
  viewerContext: ViewerContext;
  settings: DomainSettings;
}

/** Details that a profile adds to the card. Without `visibleFields`, all of them are included, as for the profile's owner. */
function presentDetails(
  row: ProfileRow,
  visibleFields?: Pick<DomainSettings, 'visible_profile_fields' | 'visible_profile_notes'>,
): ProfileDetails {
  const showField = <Key extends DomainSettings['visible_profile_fields'][number]>(key: Key): ProfileRow[Key] | null =>
    visibleFields === undefined || visibleFields.visible_profile_fields.includes(key) ? row[key] : null;
  const showNote = (key: DomainSettings['visible_profile_notes'][number]): string | null =>
    visibleFields === undefined || visibleFields.visible_profile_notes.includes(key) ? row[key] : null;
  return {
    status: row.invisible && row.status === 'active' ? 'hidden' : row.status,
    sexuality: row.sexuality,
    hair_color: showField('hair_color'),
    eye_color: showField('eye_color'),
    body_type: showField('body_type'),
    relationship_status: showField('relationship_status'),
    tattoos: showField('tattoos'),
    notes: { about_me: showNote('about_me'), looking_for: showNote('looking_for') },
    language: row.language,
  };
}

const getAccountLevel = ({ member }: Viewer): AccountLevel => {
  if (member === null) return 'visitor';
  return member.paid ? 'premium' : 'free';
};

async function findConversationId(db: Kysely<Database>, viewerId: string | null, memberId: string): Promise<string | null> {
  const conversation = viewerId === null ? undefined : await findConversationWith(db, viewerId, memberId);
  return conversation && !conversation.deleted ? conversation.id : null;
}

/** Loads the photos visible to this viewer; ties between viewer and owner are looked up only if the owner hides photos. */
async function loadPhotos(
  db: Kysely<Database>,
  { viewer, isModerator, viewerContext }: ProfileContext,
  row: ProfileRow,
): Promise<ProfileImage[]> {
  const photoViewer = viewer.member && { id: viewer.member.id, moderator: isModerator };
  const level = getAccountLevel(viewer);
  const isChosen = !row.photos_for_chosen || seesHidden(await findPhotoTies(db, photoViewer, row.member_id));
  return presentPhotos(await findPhotos(db, row.member_id), row, { level, isChosen }, viewerContext.signPhotoUrl);
}

/** A profile as this viewer sees it, or undefined if it does not exist; visitors see no sensitive interests. */
export async function presentProfile(db: Kysely<Database>, context: ProfileContext, memberId: string): Promise<Profile | undefined> {
  const { viewer, viewerContext, settings } = context;
  const viewerId = viewer.member?.id ?? null;
  const card = (await findCardRows(db, viewerId, [memberId])).get(memberId);
  const row = await findProfileRow(db, memberId);
  if (card === undefined || row === undefined) return undefined;
  const interests = await findInterests(db, memberId);
  return {
    ...presentCard(card, viewerContext),
    ...presentDetails(row, settings),
    interests: viewerId === null ? interests.filter((interest) => !SENSITIVE_INTERESTS.has(interest)) : interests,
    photos: await loadPhotos(db, context, row),
    blocked_by_me: false,
    conversation_id: await findConversationId(db, viewerId, memberId),
  };
}

/** The member's own profile, with every photo in every state. */
export async function presentOwnProfile(db: Kysely<Database>, memberId: string, viewerContext: ViewerContext): Promise<OwnProfile> {
  const card = (await findCardRows(db, null, [memberId])).get(memberId);
  const row = await findProfileRow(db, memberId);
  if (card === undefined || row === undefined) throw new ApiError('not_found');
  const photos = await findPhotos(db, memberId);
  return {
    ...presentCard(card, { ...viewerContext, place: null }),
    ...presentDetails(row),
    date_of_birth: row.date_of_birth,
    interests: await findInterests(db, memberId),
    photos: photos.map((photo) => presentImage(photo, viewerContext.signPhotoUrl)),
    blocked_by_me: false,
    conversation_id: null,
  };
}
