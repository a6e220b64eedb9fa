import { Type } from 'typebox';
import { strictObject } from '@rendezvous/shared/calls/schemas';

/** What a provider is told: it need not send this again. */
export const ReceivedReply = strictObject({ received: Type.Literal(true) });
