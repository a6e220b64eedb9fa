import type { FastifyRequest } from 'fastify';
import { visitorHash } from './account/underageMarks';

/** Stands for the browser of a call: the site server's cookie tells browsers apart; without it, address and kind of browser do. */
export const visitorOf = ({ cookies, ip, headers }: FastifyRequest): string =>
  visitorHash(cookies['visitor'] ? [cookies['visitor']] : [ip, headers['user-agent'] ?? '']);
