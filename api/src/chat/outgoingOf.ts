import type { BodyOf } from '@rendezvous/shared/calls/call';
import type * as chat from '@rendezvous/shared/calls/chat';
import { isIcebreaker, type Locale } from '@rendezvous/shared/contract';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../ApiError';
import type { Attachment, Outgoing } from './sendMessage';

type Body = BodyOf<typeof chat.sendMessage>;

const PARTS = ['photo_id', 'gift', 'gif', 'icebreaker'] as const;
const PART_OF: Record<Body['type'], (typeof PARTS)[number] | undefined> = {
  text: undefined,
  photo: 'photo_id',
  gift: 'gift',
  gif: 'gif',
  icebreaker: 'icebreaker',
};

const refuse = (field: string): never => {
  throw new ApiError('validation', { fields: { [field]: 'validation' } });
};

/** A body names its recipient once, and only has the fields of its type. */
function checkParts(body: Body): void {
  if ((body.conversation === undefined) === (body.profile_id === undefined)) refuse('conversation');
  const wrong = PARTS.find((part) => (body[part] === undefined) === (part === PART_OF[body.type]));
  if (wrong !== undefined) refuse(wrong);
}

async function attachmentOf({ ports }: FastifyInstance, body: Body, locale: Locale): Promise<Attachment | undefined> {
  const { photo_id: photoId, gift, gif: gifId, icebreaker } = body;
  if (photoId !== undefined) return { type: 'photo', photoId };
  if (gift !== undefined) return { type: 'gift', gift };
  if (icebreaker !== undefined) return isIcebreaker(icebreaker) ? { type: 'icebreaker', icebreaker } : refuse('icebreaker');
  if (gifId === undefined) return undefined;
  const gif = await ports.gifs.find(gifId, locale);
  return gif === undefined ? refuse('gif') : { type: 'gif', gif };
}

/** The message requested by a body; a contradictory body is rejected. */
export async function outgoingOf(app: FastifyInstance, body: Body, locale: Locale): Promise<Outgoing> {
  checkParts(body);
  const attachment = await attachmentOf(app, body, locale);
  return {
    ...(body.conversation === undefined ? {} : { conversationId: body.conversation }),
    ...(body.profile_id === undefined ? {} : { profileId: body.profile_id }),
    ...(attachment === undefined ? {} : { attachment }),
    body: body.body ?? '',
    clientId: body.client_id,
  };
}
