import type { ApiCall } from '@rendezvous/shared/contract';

/** Calls that browsers, mail programs, providers and operators make by address, beside those of the contract. */
type OtherCall =
  | 'GET /api/events.php'
  | 'GET /api/export-file.php'
  | 'GET /api/photo.php'
  | 'GET /api/gif.php'
  | 'GET /api/picture.php'
  | 'GET /api/clip.php'
  | 'GET /api/complaint-file.php'
  | 'GET /api/unsubscribe.php'
  | 'POST /api/unsubscribe.php'
  | 'POST /api/mail-feedback.php'
  | 'POST /api/payment-webhook.php'
  | 'GET /api/openapi.json'
  | 'GET /api/docs'
  | 'GET /api/health.php'
  | 'GET /api/metrics'
  | 'GET /outbox'
  | 'GET /outbox/:id'
  | 'GET /sandbox/age/:state'
  | 'POST /sandbox/age/:state'
  | 'GET /sandbox/payments/:reference'
  | 'POST /sandbox/payments/:reference';

/** Every call there is, by method and path. */
export type Call = ApiCall | OtherCall;
