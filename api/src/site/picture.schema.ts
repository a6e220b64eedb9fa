import { Type } from 'typebox';
import { SCENE_SIZES } from '../seed/portraits/scenes/renderScene';
import { SCENE_NAMES } from '../seed/portraits/scenes/SCENE_NAMES';
import { strictObject } from '@rendezvous/shared/calls/schemas';

export const PictureQuery = strictObject({
  name: Type.Enum([...SCENE_NAMES]),
  size: Type.Enum([...SCENE_SIZES]),
});
