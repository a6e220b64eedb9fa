import type { ApiCall, ErrorCode } from '@rendezvous/shared/contract';
import type { TestApi } from '../testing/testApi';
import type { TestClient } from '../testing/TestClient';

/** Calls outside the contract, made directly by browsers, mail programs, payment providers and operators. */
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

/** A call prepared for a test: who makes it, its input, and what to expect. */
export interface Attempt {
  client: TestClient;
  /** The calling member; a response must not contain private data of anyone else. */
  me?: { id: string };
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
  /** File sent as a multipart form instead of a JSON body. */
  file?: Buffer;
  /** Body sent as it is, in place of `body`. */
  raw?: string;
  headers?: Record<string, string>;
  /** Set for a stream: the response stays open until the client disconnects. */
  isEndless?: true;
  /** Value of the parameter at the end of the path, such as `:id`. */
  pathParam?: string;
  /** Tables that a rejected call may change, for example to count rejections. */
  exemptTables?: readonly string[];
  /** Content that a successful response must include. */
  shows?: object;
}

/** A prepared call with the member who makes it. */
export interface MemberAttempt extends Attempt {
  me: { id: string };
}

/** Prepares the members and data a call needs. */
export type Scene = (api: TestApi) => Promise<Attempt>;

/** A scene with its expected error code. */
export type RejectedCall = readonly [code: ErrorCode, scene: Scene];

type Reason = (typeof WHY_NOT)[keyof typeof WHY_NOT];

/** What must be tested about a call; an aspect that cannot be tested states why. */
export interface CallRow {
  /** Numbers of the rows in docs/requirements.md, separated by spaces. */
  rows: string;
  success: Scene;
  /** A call that a rule rejects. */
  refusal: RejectedCall | Reason;
  /** A call that names something that is not the caller's, or that the caller must not know about. */
  foreign: RejectedCall | Reason;
  /** A call with invalid input, for calls without an input schema; for other calls it is derived from the schema. */
  bad?: RejectedCall;
  /** Attempts with `text` in each field, for calls without an input schema. */
  textAttempts?: (api: TestApi, text: string) => Promise<Attempt[]>;
}

/** True when an aspect of a call has a scene rather than a reason why it has none. */
export const hasScene = (aspect: RejectedCall | Reason | undefined): aspect is RejectedCall => Array.isArray(aspect);

/** Why an aspect of a call has no test. */
export const WHY_NOT = {
  answersAll: 'it answers everybody who may call it',
  namesNothing: 'it names nothing that is stored',
  namesPublic: 'what it names is the same for everybody',
  tellsOwner: 'its result is mailed only to the owner',
  secretName: 'whoever knows its name may use it',
  signed: 'the signature of its sender authorizes it',
  sameAnswer: 'it answers the same whether or not the target exists, and removes only what is the caller’s own',
  createsOnly: 'it only adds something that is the caller’s own',
} as const;
