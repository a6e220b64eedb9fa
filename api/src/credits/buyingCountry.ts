import type { FastifyInstance, FastifyRequest } from 'fastify';
import { contentCountryOf } from '../site/contentCountryOf';
import { viewingOf } from '../viewingOf';

/** Country whose prices and methods are shown: the one asked for, the member's own, or that of the content. */
export async function buyingCountry(app: FastifyInstance, request: FastifyRequest, asked: string | undefined): Promise<string> {
  if (asked !== undefined) return asked;
  const { viewer, settings } = await viewingOf(app, request);
  return viewer.member?.country ?? contentCountryOf(request, settings.countries);
}
