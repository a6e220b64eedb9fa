import type { FastifyRequest } from 'fastify';
import { ApiError } from '../ApiError';
import type { SessionMember } from './SessionMember';

/** The member of a request, for handlers of routes with `access: 'member'`. */
export function requireMember(request: FastifyRequest): SessionMember {
  if (!request.member) throw new ApiError('authentication_required');
  return request.member;
}
