import * as profile from '@rendezvous/shared/calls/profile';
import { answer } from '../answer';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { editProfile } from './editProfile';
import { presentOwnProfile } from './presentOwnProfile';
import { memberViewingOf } from '../viewingOf';

/** GET and PUT /api/profile.php: the member's own profile. */
export const profileRoutes: FastifyPluginAsyncTypebox = async (app) => {
  answer(app, profile.readProfile, async (request) => {
    const { viewer, sight } = await memberViewingOf(app, request);
    return { profile: await presentOwnProfile(app.db, viewer.member.id, sight) };
  });
  answer(app, profile.changeProfile, async (request) => {
    const { work, viewer, settings, sight } = await memberViewingOf(app, request);
    const rules = { geocode: app.ports.geocode, countries: settings.countries };
    await editProfile(work, viewer.member.id, request.body, rules);
    return { profile: await presentOwnProfile(app.db, viewer.member.id, sight) };
  });
};
