import type { FastifyInstance } from 'fastify';
import type { User } from '@rendezvous/shared/contract';
import { photoAddress, type PhotoSize } from '../domain/photos/photoSignature';
import { presentUser } from '../presenters/presentUser';

/** The signed-in member as the api answers them. */
export function presentUserOf(app: FastifyInstance, memberId: string, now: number): Promise<User> {
  const [secret] = app.config.secrets;
  const sight = { now, place: null, address: (id: string, size: PhotoSize) => photoAddress(secret, id, size, now) };
  return presentUser(app.db, memberId, sight, app.config.ageWays);
}
