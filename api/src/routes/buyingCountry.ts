import type { FastifyInstance, FastifyRequest } from 'fastify';
import { countryOf } from '../domain/site/countryOf';
import { viewingOf } from './viewingOf';

/** Country whose prices and methods are shown: the one asked for, the member's own, or the visitor's. */
export async function buyingCountry(app: FastifyInstance, request: FastifyRequest, asked: string | undefined): Promise<string> {
  if (asked !== undefined) return asked;
  const { viewer, settings } = await viewingOf(app, request);
  return viewer.member?.country ?? countryOf(request, settings.countries);
}
