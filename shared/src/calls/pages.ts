import { type Static, Type } from 'typebox';
import { LOCALES } from '../contract';
import { call } from './call';
import { strictObject } from './schemas';

const SectionSchema = strictObject({ heading: Type.String(), paragraphs: Type.Array(Type.String()) });

/** A static page: paragraphs grouped by heading, without HTML. */
export const PageDocumentSchema = strictObject({ token: Type.String(), title: Type.String(), sections: Type.Array(SectionSchema) });
export type PageDocument = Static<typeof PageDocumentSchema>;

/** Returns a static page. */
export const readPage = call('GET /api/page.php', {
  access: 'public',
  tag: 'site',
  errors: ['page_not_found'],
  query: strictObject({ token: Type.String({ maxLength: 200 }), locale: Type.Enum(LOCALES) }),
  reply: strictObject({
    page: PageDocumentSchema,
  }),
});
