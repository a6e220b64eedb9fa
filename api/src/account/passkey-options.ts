import * as passkeys from '@rendezvous/shared/calls/passkeys';
import { answer } from '../answer';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { askForPasskey } from './askForPasskey';
import { requireMember } from '../plugins/requireMember';
import { workOf } from '../workOf';

export const passkeyOptionsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  answer(app, passkeys.beginPasskey, async (request) => {
    const { id: memberId, settings } = requireMember(request);
    const asking = { memberId, publicOrigin: app.config.publicOrigin, siteName: settings.name, password: request.body.password };
    return { creation: await askForPasskey(workOf(app, request), app.ports.passwords, asking) };
  });
};
