import { Type } from 'typebox';
import { SCENE_SIZES } from '../pictures/scenes/renderScene';
import { SCENE_NAMES } from '../pictures/scenes/sceneNames';
import { strictObject } from '@rendezvous/shared/calls/schemas';

export const PictureQuery = strictObject({
  name: Type.Enum([...SCENE_NAMES]),
  size: Type.Enum([...SCENE_SIZES]),
});
