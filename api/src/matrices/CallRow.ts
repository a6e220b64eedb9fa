import type { ApiCall, ErrorCode } from '@rendezvous/shared/contract';
import type { TestApi } from '../testing/testApi';
import type { TestClient } from '../testing/TestClient';

/** Calls made by browsers, mail programs, providers and operators by address, in addition to the contract's. */
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

/** Every existing call, by method and path. */
export type Call = ApiCall | OtherCall;

/** A prepared call. */
export interface Attempt {
  client: TestClient;
  /** The caller: stored data of anyone else is private. */
  me?: { id: string };
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
  /** Sent as a form, in place of a body. */
  file?: Buffer;
  /** A body of another kind than JSON. */
  raw?: string;
  headers?: Record<string, string>;
  /** The response continues until the reader leaves. */
  endless?: true;
  /** Value of the path's `:name`. */
  named?: string;
  /** Tables in which the rejection itself is counted. */
  counts?: readonly string[];
  /** Part of a successful response. */
  shows?: object;
}

/** A call of a known member. */
export interface OwnAttempt extends Attempt {
  me: { id: string };
}

/** Prepares the members and data a call needs. */
export type Scene = (api: TestApi) => Promise<Attempt>;

/** A scene with its expected error code. */
export type Refused = readonly [code: ErrorCode, scene: Scene];

type Reason = (typeof WHY_NOT)[keyof typeof WHY_NOT];

/** Aspects every call must demonstrate; an aspect without a scene states why. */
export interface CallRow {
  /** Rows of docs/requirements.md. */
  rows: string;
  success: Scene;
  /** A rule rejects it. */
  refusal: Refused | Reason;
  /** It names something that is not the caller's, or that the caller must not know about. */
  foreign: Refused | Reason;
  /** Invalid input for calls without an input schema; others derive theirs from the schema. */
  bad?: Refused;
  /** The call with this text in each of its fields, likewise. */
  texts?: (api: TestApi, text: string) => Promise<Attempt[]>;
}

/** True when an aspect of a call has a scene rather than a reason why it has none. */
export const isRefused = (aspect: Refused | Reason | undefined): aspect is Refused => Array.isArray(aspect);

/** Why an aspect of a call has no test. */
export const WHY_NOT = {
  answersAll: 'it answers everybody who may call it',
  namesNothing: 'it names nothing that is stored',
  namesPublic: 'what it names is the same for everybody',
  tellsOwner: 'what comes of it is mailed to the owner alone',
  secretName: 'whoever knows its name may use it',
  signed: 'the signature of its sender is the right to it',
  sameAnswer: 'it answers the same whether or not it exists, and removes only what is one’s own',
  createsOnly: 'it only adds something that is the caller’s own',
} as const;
