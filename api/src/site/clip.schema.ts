import { Type } from 'typebox';
import { CLIP_NAMES } from '../pictures/scenes/sceneNames';
import { strictObject } from '@rendezvous/shared/calls/schemas';

export const ClipQuery = strictObject({ name: Type.Enum([...CLIP_NAMES]) });
