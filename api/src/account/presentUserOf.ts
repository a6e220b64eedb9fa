import type { FastifyInstance } from 'fastify';
import type { User } from '@rendezvous/shared/contract';
import { presentUser } from './presentUser';
import { photoAddresses } from '../photos/photoAddresses';

/** The signed-in member as the api answers them. */
export function presentUserOf(app: FastifyInstance, memberId: string, now: number): Promise<User> {
  const [secret] = app.config.secrets;
  return presentUser(app.db, memberId, { now, place: null, address: photoAddresses(secret, now) }, app.config.ageWays);
}
