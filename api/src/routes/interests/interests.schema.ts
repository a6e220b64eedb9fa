import { Type } from 'typebox';
import { INTERESTS, type InterestIcon, type InterestKey } from '@rendezvous/shared/contract';
import { strictObject } from '../strictObject';

const KEYS: InterestKey[] = INTERESTS.map(({ key }) => key);
const ICONS: InterestIcon[] = INTERESTS.map(({ icon }) => icon);

export const InterestKeySchema = Type.Enum(KEYS);

export const InterestsReply = strictObject({
  interests: Type.Array(strictObject({ key: InterestKeySchema, icon: Type.Enum(ICONS), sensitive: Type.Boolean() })),
});
