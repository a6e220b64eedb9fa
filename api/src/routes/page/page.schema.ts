import { Type } from 'typebox';
import { LOCALES } from '@rendezvous/shared/contract';
import { strictObject } from '../strictObject';

export const PageQuery = strictObject({ token: Type.String({ maxLength: 200 }), locale: Type.Enum(LOCALES) });

const SectionSchema = strictObject({ heading: Type.String(), paragraphs: Type.Array(Type.String()) });

export const PageReply = strictObject({
  page: strictObject({ token: Type.String(), title: Type.String(), sections: Type.Array(SectionSchema) }),
});
