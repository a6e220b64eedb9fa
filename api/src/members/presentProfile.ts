import { INTERESTS, type AccountLevel, type InterestKey, type Profile, type ProfileImage } from '@rendezvous/shared/contract';
import type { Kysely } from 'kysely';
import type { Viewer } from './Viewer';
import { findPhotoTies } from '../photos/findPhotoTies';
import { seesHidden } from '../photos/seesHidden';
import type { DomainSettings } from '../site/DomainSettings';
import { findConversationWith } from '../chat/findConversation';
import { findCardRows } from './findCardRows';
import { findInterests } from './findInterests';
import { findPhotos } from '../photos/findPhotos';
import { findProfileRow, type ProfileRow } from './findProfileRow';
import type { Database } from '../tables/tables';
import { presentCard, type Sight } from './presentCard';
import { presentPhotos } from '../photos/presentPhotos';
import { profileDetails } from './profileDetails';

const SENSITIVE = new Set<InterestKey>(INTERESTS.filter(({ sensitive }) => sensitive).map(({ key }) => key));

interface Looking {
  viewer: Viewer;
  moderator: boolean;
  sight: Sight;
  settings: DomainSettings;
}

const levelOf = ({ member }: Viewer): AccountLevel => {
  if (member === null) return 'visitor';
  return member.paid ? 'premium' : 'free';
};

async function conversationId(db: Kysely<Database>, viewerId: string | null, memberId: string): Promise<string | null> {
  const conversation = viewerId === null ? undefined : await findConversationWith(db, viewerId, memberId);
  return conversation && !conversation.deleted ? conversation.id : null;
}

/** The photos of the profile that this viewer sees; ties are looked for only where the owner hides photos. */
async function photosOf(db: Kysely<Database>, { viewer, moderator, sight }: Looking, row: ProfileRow): Promise<ProfileImage[]> {
  const looking = viewer.member && { id: viewer.member.id, moderator };
  const chosen = !row.photos_for_chosen || seesHidden(await findPhotoTies(db, looking, row.member_id));
  return presentPhotos(await findPhotos(db, row.member_id), row, { level: levelOf(viewer), chosen }, sight.address);
}

/** A profile as this viewer sees it; visitors receive no tags of an intimate nature. */
export async function presentProfile(db: Kysely<Database>, looking: Looking, memberId: string): Promise<Profile | undefined> {
  const { viewer, sight, settings } = looking;
  const viewerId = viewer.member?.id ?? null;
  const card = (await findCardRows(db, viewerId, [memberId])).get(memberId);
  const row = await findProfileRow(db, memberId);
  if (card === undefined || row === undefined) return undefined;
  const interests = await findInterests(db, memberId);
  return {
    ...presentCard(card, sight),
    ...profileDetails(row, settings),
    interests: viewerId === null ? interests.filter((interest) => !SENSITIVE.has(interest)) : interests,
    photos: await photosOf(db, looking, row),
    blocked_by_me: false,
    conversation_id: await conversationId(db, viewerId, memberId),
  };
}
