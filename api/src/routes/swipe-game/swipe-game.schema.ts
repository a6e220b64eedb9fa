import { Type } from 'typebox';
import { SWIPE_ACTIONS } from '@rendezvous/shared/contract';
import { nullable } from '../entities/nullable';
import { OpaqueId } from '../entities/OpaqueId';
import { ProfileCardSchema } from '../entities/profile.schema';
import { strictObject } from '../strictObject';

export const SwipeBody = strictObject({ profile_id: OpaqueId, action: Type.Enum(SWIPE_ACTIONS) });

export const SwipeGameReply = strictObject({
  card: nullable(ProfileCardSchema),
  next: nullable(ProfileCardSchema),
  likes_left: Type.Integer(),
  resets_at: nullable(Type.Integer()),
  match: Type.Boolean(),
  undoable_id: nullable(Type.String()),
});
