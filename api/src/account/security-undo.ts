import * as account from '@rendezvous/shared/calls/account';
import { answer } from '../answer';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { undoChange } from './undoChange';
import { workOf } from '../workOf';

export const securityUndoRoutes: FastifyPluginAsyncTypebox = async (app) => {
  answer(app, account.undoSecurityChange, (request) => undoChange(workOf(app, request), request.body.token));
};
