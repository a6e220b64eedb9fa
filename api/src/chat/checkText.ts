import { GIFT_TEXT_MAX } from '@rendezvous/shared/contract';
import { ApiError } from '../ApiError';
import type { Outgoing } from './Outgoing';

function longest({ attachment }: Outgoing, maxLength: number): number {
  if (attachment === undefined) return maxLength;
  return attachment.type === 'gift' ? GIFT_TEXT_MAX : 0;
}

/** Refuses a text that is too long, and a message that says nothing; lengths count code points. */
export function checkText(outgoing: Outgoing, maxLength: number): void {
  const limit = longest(outgoing, maxLength);
  if (limit > 0 && [...outgoing.body].length > limit) throw new ApiError('message_too_long', { params: { limit } });
  const isFitting = outgoing.attachment === undefined ? outgoing.body.trim() !== '' : limit > 0 || outgoing.body === '';
  if (!isFitting) throw new ApiError('validation', { fields: { body: 'validation' } });
}
