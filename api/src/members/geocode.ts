import * as signup from '@rendezvous/shared/calls/signup';
import { answer } from '../answer';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { CLIENT_HEADER, CLIENT_HEADER_VALUE } from '@rendezvous/shared/contract';
import { ApiError } from '../ApiError';
import { storeCurrentPlace } from './storeCurrentPlace';

/** Only our own page may move a member; another site can make a browser ask, but not with this header. */
const isOwnPage = ({ headers }: FastifyRequest): boolean => headers[CLIENT_HEADER] === CLIENT_HEADER_VALUE;

export const geocodeRoutes: FastifyPluginAsyncTypebox = async (app) => {
  answer(app, signup.geocode, async (request) => {
    const { query, member, now } = request;
    const place = await app.ports.geocode.nearest(query.lat, query.lon);
    if (!place) throw new ApiError('not_found');
    if (member && isOwnPage(request)) await storeCurrentPlace(app.db, member.id, place, now);
    return { country: place.country, region: place.region ?? '', city: place.city };
  });
};
