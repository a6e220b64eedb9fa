import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { undoChange } from '../../domain/account/undoChange';
import { LinkToken } from '../entities/LinkToken';
import { strictObject } from '../strictObject';
import { workOf } from '../workOf';

export const UndoBody = strictObject({ token: LinkToken });
export const UndoReply = strictObject({ undone: Type.Enum(['email', 'password']), email: Type.String(), reset_token: Type.String() });

/** POST /api/security-undo.php: takes a change of address or password back, by the link of its notice. */
export const securityUndoRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const options = {
    config: { access: 'public', limit: { max: 20, seconds: 3_600 } },
    schema: { body: UndoBody, response: { 200: UndoReply } },
  } as const;
  app.post('/api/security-undo.php', options, (request) => undoChange(workOf(app, request), request.body.token));
};
