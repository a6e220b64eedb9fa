import { NOTIFICATION_STOPS } from '@rendezvous/shared/contract';
import { FEEDBACK_HEADER } from '../ports/webhookSignature';

/** Requests and responses that no route schema describes: files, forms, pages, streams, and signed raw bytes. */
export interface OtherContent {
  takes?: { type: string; schema: object; signature?: string };
  answers?: { status: number; type?: string; what: string };
}

const text = { type: 'string' };
const object = (properties: Record<string, object>): object => ({ type: 'object', required: Object.keys(properties), properties });

const FILE = { type: 'multipart/form-data', schema: object({ file: { type: 'string', format: 'binary' } }) };

const PAGE = { status: 200, type: 'text/html', what: 'A page.' };
const PICTURE = { status: 200, type: 'image/webp', what: 'The picture.' };
const NOTHING = { status: 204, what: 'Accepted; the response is empty.' };

/** Content of calls by method and address; the demo server adds its own calls. */
export const otherContent: Readonly<Record<string, OtherContent>> = {
  'GET /api/metrics': { answers: { status: 200, type: 'text/plain', what: 'Counters and gauges in the Prometheus text format.' } },
  'GET /api/export-file.php': { answers: { status: 200, type: 'application/zip', what: 'The copy, as a file to keep.' } },
  'GET /api/picture.php': { answers: PICTURE },
  'GET /api/clip.php': { answers: { status: 200, type: 'video/mp4', what: 'The clip, or the requested part of it.' } },
  'GET /api/photo.php': { answers: PICTURE },
  'GET /api/complaint-file.php': { answers: PICTURE },
  'GET /api/gif.php': { answers: { status: 200, type: 'image/*', what: 'The animation, or a still of it.' } },
  'GET /api/events.php': {
    answers: { status: 200, type: 'text/event-stream', what: 'Live events, each as JSON in `data`; comments are heartbeats.' },
  },
  'POST /api/photos.php': { takes: FILE },
  'POST /api/chat-photo.php': { takes: FILE },
  'POST /api/complaint-file.php': { takes: FILE },
  'POST /api/lander-hit.php': { answers: NOTHING },
  'POST /api/typing.php': { answers: NOTHING },
  'POST /api/page-hidden.php': { takes: { type: '*/*', schema: {} }, answers: NOTHING },
  'GET /api/unsubscribe.php': { answers: PAGE },
  'POST /api/unsubscribe.php': { answers: PAGE },
  'POST /api/mail-feedback.php': {
    takes: {
      type: 'application/json',
      schema: object({ email: text, reason: { ...text, enum: NOTIFICATION_STOPS } }),
      signature: FEEDBACK_HEADER,
    },
  },
  'GET /outbox': { answers: PAGE },
  'GET /outbox/:id': { answers: PAGE },
};
