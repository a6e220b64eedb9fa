import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { askForPasskey } from '../../domain/passkeys/askForPasskey';
import { requireMember } from '../../plugins/requireMember';
import { TypedPassword } from '../entities/TypedPassword';
import { PasskeyCreationReply } from '../passkeys/passkeys.schema';
import { strictObject } from '../strictObject';
import { workOf } from '../workOf';

export const PasskeyOptionsBody = strictObject({ password: TypedPassword });

/** POST /api/passkey-options.php: what a device needs to make a passkey, for whoever knows the password. */
export const passkeyOptionsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const options = {
    config: { access: 'member', limit: { max: 10, seconds: 900 } },
    schema: { body: PasskeyOptionsBody, response: { 200: PasskeyCreationReply } },
  } as const;
  app.post('/api/passkey-options.php', options, async (request) => {
    const { id: memberId, settings } = requireMember(request);
    const asking = { memberId, publicOrigin: app.config.publicOrigin, siteName: settings.name, password: request.body.password };
    return { creation: await askForPasskey(workOf(app, request), app.ports.passwords, asking) };
  });
};
