import { NOTIFICATION_STOPS } from '@rendezvous/shared/contract';
import { FEEDBACK_SIGNATURE_HEADER } from '../ports/webhookSignature';

/** Requests and responses that no route schema describes, such as files, pages, streams and signed raw bytes. */
export interface OtherContent {
  requestContent?: { type: string; schema: object; signature?: string };
  responseContent?: { status: number; type?: string; description: string };
}

export const STRING_SCHEMA = { type: 'string' };
/** Schema of an object with these fields, all of them required. */
export const createObjectSchema = (properties: Record<string, object>): object => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
});

const FILE_UPLOAD_REQUEST = { type: 'multipart/form-data', schema: createObjectSchema({ file: { type: 'string', format: 'binary' } }) };

export const PAGE_RESPONSE = { status: 200, type: 'text/html', description: 'A page.' };
const PICTURE_RESPONSE = { status: 200, type: 'image/webp', description: 'The picture.' };
const EMPTY_RESPONSE = { status: 204, description: 'Accepted; the response is empty.' };

/** Content of calls by method and path; the demo server adds its own calls. */
export const otherContent: Readonly<Record<string, OtherContent>> = {
  'GET /api/metrics': {
    responseContent: { status: 200, type: 'text/plain', description: 'Counters and gauges in the Prometheus text format.' },
  },
  'GET /api/export-file.php': { responseContent: { status: 200, type: 'application/zip', description: 'The copy, as a file to keep.' } },
  'GET /api/picture.php': { responseContent: PICTURE_RESPONSE },
  'GET /api/clip.php': { responseContent: { status: 200, type: 'video/mp4', description: 'The clip, or the requested part of it.' } },
  'GET /api/photo.php': { responseContent: PICTURE_RESPONSE },
  'GET /api/complaint-file.php': { responseContent: PICTURE_RESPONSE },
  'GET /api/gif.php': { responseContent: { status: 200, type: 'image/*', description: 'The animation, or a still of it.' } },
  'GET /api/events.php': {
    responseContent: {
      status: 200,
      type: 'text/event-stream',
      description: 'Live events, each as JSON in `data`; comments are heartbeats.',
    },
  },
  'POST /api/photos.php': { requestContent: FILE_UPLOAD_REQUEST },
  'POST /api/chat-photo.php': { requestContent: FILE_UPLOAD_REQUEST },
  'POST /api/complaint-file.php': { requestContent: FILE_UPLOAD_REQUEST },
  'POST /api/lander-hit.php': { responseContent: EMPTY_RESPONSE },
  'POST /api/typing.php': { responseContent: EMPTY_RESPONSE },
  'POST /api/page-hidden.php': { requestContent: { type: '*/*', schema: {} }, responseContent: EMPTY_RESPONSE },
  'GET /api/unsubscribe.php': { responseContent: PAGE_RESPONSE },
  'POST /api/unsubscribe.php': { responseContent: PAGE_RESPONSE },
  'POST /api/mail-feedback.php': {
    requestContent: {
      type: 'application/json',
      schema: createObjectSchema({ email: STRING_SCHEMA, reason: { ...STRING_SCHEMA, enum: NOTIFICATION_STOPS } }),
      signature: FEEDBACK_SIGNATURE_HEADER,
    },
  },
  'GET /outbox': { responseContent: PAGE_RESPONSE },
  'GET /outbox/:id': { responseContent: PAGE_RESPONSE },
};
