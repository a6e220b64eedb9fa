import { Type } from 'typebox';
import { nullable } from '../entities/nullable';
import { ProfileImageSchema } from '../entities/profile.schema';
import { strictObject } from '../strictObject';

export const AutoLikeReply = strictObject({
  profile: nullable(
    strictObject({
      id: Type.String(),
      main_image: nullable(ProfileImageSchema),
      name: Type.String(),
      age: Type.Integer(),
      fictional: Type.Boolean(),
    }),
  ),
});
