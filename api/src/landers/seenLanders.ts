import { createHmac } from 'node:crypto';
import { DAY_S, SEEN_LANDERS_COOKIE, STORAGE_KEYS } from '@rendezvous/shared/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { getCookieOptions } from '../account/openSession';
import { isSignedWithAny } from '../signatures';
import { incrementFigure } from './sqlLanderFigures';

/** A variant of a campaign that a visit has seen. */
export interface LanderView {
  name: string;
  slug: string;
  variant: string;
  /** True once a sign-up has been counted for this view. */
  isSignedUp: boolean;
}

/** Maximum number of views in the cookie; the variant seen longest ago is dropped first. */
const VIEWS_MAX = 10;
/** Format of one view in the cookie. */
const VIEW_PATTERN = /^([a-z0-9-]+)_([a-z0-9-]+)_([a-z0-9-]+)_([01])$/;

const createSignature = (secret: string, visitId: string, content: string): string =>
  createHmac('sha256', secret).update(`seen landers ${visitId} ${content}`).digest('base64url').slice(0, 22);

/** The signed value of the cookie with what a visit has seen, oldest first. */
export function formatSeenLanders(secret: string, visitId: string, views: readonly LanderView[]): string {
  const content = views.map(({ name, slug, variant, isSignedUp }) => `${name}_${slug}_${variant}_${isSignedUp ? 1 : 0}`).join('.');
  return `${content}.${createSignature(secret, visitId, content)}`;
}

/** What a visit has seen, oldest first; empty for a value that is not signed for this visit with any of the secrets. */
export function parseSeenLanders(secrets: readonly string[], visitId: string, value: string): LanderView[] {
  const content = value.slice(0, Math.max(0, value.lastIndexOf('.')));
  const signature = value.slice(content.length + 1);
  if (!isSignedWithAny(secrets, signature, (secret) => createSignature(secret, visitId, content))) return [];
  return content.split('.').flatMap((view) => {
    const [, name, slug, variant, isSignedUp] = VIEW_PATTERN.exec(view) ?? [];
    return name && slug && variant ? [{ name, slug, variant, isSignedUp: isSignedUp === '1' }] : [];
  });
}

const getVisitId = ({ cookies }: FastifyRequest): string => cookies['visitor'] ?? '';

const readViews = (request: FastifyRequest): LanderView[] =>
  parseSeenLanders(request.server.config.secrets, getVisitId(request), request.cookies[SEEN_LANDERS_COOKIE] ?? '');

function setViews(request: FastifyRequest, reply: FastifyReply, views: readonly LanderView[]): void {
  const value = formatSeenLanders(request.server.config.secrets[0], getVisitId(request), views.slice(-VIEWS_MAX));
  reply.setCookie(SEEN_LANDERS_COOKIE, value, { ...getCookieOptions(reply), maxAge: STORAGE_KEYS[SEEN_LANDERS_COOKIE].days * DAY_S });
}

/**
 * Counts the view of a variant once per visit. What has been counted is kept in a signed cookie of the visit, so that the server stores
 * nothing about it.
 */
export async function countView(request: FastifyRequest, reply: FastifyReply, seenVariant: Omit<LanderView, 'isSignedUp'>): Promise<void> {
  const views = readViews(request);
  const isSameVariant = ({ name, slug, variant }: LanderView): boolean =>
    name === seenVariant.name && slug === seenVariant.slug && variant === seenVariant.variant;
  const earlierView = views.find(isSameVariant);
  if (!earlierView) await incrementFigure(request.server.db, seenVariant, 'views', request.now);
  setViews(request, reply, [...views.filter((view) => !isSameVariant(view)), earlierView ?? { ...seenVariant, isSignedUp: false }]);
}

/**
 * The variant that the visit saw last, to which its sign-up is attributed; undefined if there is none, or if a sign-up has already been
 * counted for that variant.
 */
export function findSignupView(request: FastifyRequest): LanderView | undefined {
  const lastView = readViews(request).at(-1);
  return lastView?.isSignedUp ? undefined : lastView;
}

/** Marks in the cookie that the sign-up has been counted for the variant seen last. */
export function markSignedUp(request: FastifyRequest, reply: FastifyReply): void {
  const views = readViews(request);
  const lastView = views.pop();
  if (lastView) setViews(request, reply, [...views, { ...lastView, isSignedUp: true }]);
}
