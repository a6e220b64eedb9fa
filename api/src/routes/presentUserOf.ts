import type { FastifyInstance } from 'fastify';
import type { User } from '@rendezvous/shared/contract';
import { photoAddress } from '../domain/photos/photoSignature';
import { presentUser } from '../presenters/presentUser';

/** The signed-in member as the api answers them. */
export function presentUserOf(app: FastifyInstance, memberId: string, now: number): Promise<User> {
  const [secret] = app.config.secrets;
  return presentUser(app.db, memberId, { now, place: null, address: (id, size) => photoAddress(secret, id, size, now) });
}
