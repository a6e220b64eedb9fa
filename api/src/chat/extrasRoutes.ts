import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import * as chat from '@rendezvous/shared/calls/chat';
import * as chatExtras from '@rendezvous/shared/calls/chatExtras';
import { strictObject } from '@rendezvous/shared/calls/schemas';
import {
  GENERAL_ICEBREAKERS,
  giftCredits,
  GIFTS,
  type Icebreaker,
  INTEREST_ICEBREAKERS,
  type InterestKey,
  INTERESTS,
} from '@rendezvous/shared/contract';
import { Type } from 'typebox';
import { serveCall } from '../serveCall';
import { ApiError } from '../ApiError';
import { findVisibleMember } from '../members/memberAccess';
import { findInterests } from '../members/sqlProfiles';
import { registerUploads, MAX_UPLOAD_BODY_BYTES, readUploadedPhoto } from '../photos/readUploadedPhoto';
import { requireMember } from '../plugins/session';
import { fromGifLocale } from '../ports/GifsPort';
import { getMemberViewContext } from '../getViewContext';
import { addChatPhoto } from './chatPhotos';

export const chatPhotoRoutes: FastifyPluginAsyncTypebox = async (app) => {
  await registerUploads(app);
  serveCall(
    app,
    chat.uploadChatPhoto,
    async (request) => {
      const { work, viewer } = await getMemberViewContext(app, request);
      const photo = await readUploadedPhoto(request);
      return { photo_id: await addChatPhoto(work, app.ports.files, viewer.member.id, photo) };
    },
    { bodyLimit: MAX_UPLOAD_BODY_BYTES },
  );
};

const GifFileQuery = strictObject({ id: chatExtras.GifId, still: Type.Optional(Type.Literal('true')) });

/** GET /api/gif.php: the file of a GIF or of its still image, served from our own origin. */
export const gifRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const options = { config: { access: 'public', tag: 'chat' }, schema: { querystring: GifFileQuery } } as const;
  app.get('/api/gif.php', options, async ({ query }, reply) => {
    const file = await app.ports.gifs.getFile(query.id, query.still === 'true');
    if (file === undefined) throw new ApiError('not_found');
    return reply
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cache-control', 'public, max-age=86400')
      .type(file.type)
      .send(file.bytes);
  });
};

export const gifsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  serveCall(app, chatExtras.searchGifs, async ({ query: { q = '', locale, page = 1 } }) => ({
    ...(await app.ports.gifs.search({ q, locale: fromGifLocale(locale), page })),
    page,
  }));
};

export const giftsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  serveCall(app, chatExtras.listGifts, async (request) => {
    const { settings } = requireMember(request);
    return { gifts: GIFTS.map(({ key }) => ({ key, credits: giftCredits(key, settings) })) };
  });
};

const INTIMATE_INTERESTS = new Set<InterestKey>(INTERESTS.filter(({ sensitive }) => sensitive).map(({ key }) => key));

/** Chooses icebreakers for two members: one for each of up to three shared, non-intimate interests, then the general ones. */
function chooseIcebreakers(ownInterests: readonly InterestKey[], partnerInterests: readonly InterestKey[]): Icebreaker[] {
  const sharedInterests = partnerInterests.filter((interest) => ownInterests.includes(interest) && !INTIMATE_INTERESTS.has(interest));
  const interestIcebreakers = INTEREST_ICEBREAKERS.flatMap((key, index) => {
    const interest = sharedInterests[index];
    return interest === undefined ? [] : [{ key, interest }];
  });
  return [...interestIcebreakers, ...GENERAL_ICEBREAKERS.map((key) => ({ key, interest: null }))];
}

export const icebreakersRoutes: FastifyPluginAsyncTypebox = async (app) => {
  serveCall(app, chatExtras.listIcebreakers, async (request) => {
    const { viewer } = await getMemberViewContext(app, request);
    const id = await findVisibleMember(app.db, viewer, request.query.profile_id);
    return { icebreakers: chooseIcebreakers(await findInterests(app.db, viewer.member.id), await findInterests(app.db, id)) };
  });
};
