import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from './ApiError';
import type { DomainSettings } from './site/DomainSettings';
import { findDomain } from './site/sql';
import type { Viewer, ViewingMember } from './members/Viewer';
import type { UnitOfWork } from './UnitOfWork';
import type { ViewerContext } from './members/presentCard';
import { createPhotoUrlSigner } from './photos/photoSignature';

/** The viewer of a request, the settings of the member's or visitor's domain, and what is needed to load and present data for them. */
export interface ViewContext {
  viewer: Viewer;
  isModerator: boolean;
  settings: DomainSettings;
  viewerContext: ViewerContext;
  work: UnitOfWork;
}

export type MemberViewContext = ViewContext & { viewer: Viewer & { member: ViewingMember } };

/** Returns the view context of a request, made by a member or a visitor. */
export async function getViewContext(app: FastifyInstance, request: FastifyRequest): Promise<ViewContext> {
  const member = request.member?.viewing ?? null;
  const settings = request.member?.settings ?? (await findDomain(app.db, request.host)).settings;
  const [secret] = app.config.secrets;
  return {
    viewer: { member, fictionalShown: settings.fictional_profiles },
    isModerator: request.member?.role === 'moderator',
    settings,
    viewerContext: { now: request.now, place: member, signPhotoUrl: createPhotoUrlSigner(secret, request.now) },
    work: { db: app.db, now: request.now, random: app.ports.random },
  };
}

/** Returns the view context of a signed-in member; throws `authentication_required` for a visitor. */
export async function getMemberViewContext(app: FastifyInstance, request: FastifyRequest): Promise<MemberViewContext> {
  const context = await getViewContext(app, request);
  const { member } = context.viewer;
  if (member === null) throw new ApiError('authentication_required');
  return { ...context, viewer: { ...context.viewer, member } };
}
