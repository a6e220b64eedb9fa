import type { ErrorCode } from '@rendezvous/shared/contract';
import type { TestClient } from '../../testing/TestClient';
import type { TestApi } from '../../testing/testApi';
import type { WHY_NOT } from './WHY_NOT';

/** A call that is about to be made. */
export interface Attempt {
  client: TestClient;
  /** Whose call it is: what is stored of anybody else is private. */
  me?: { id: string };
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
  /** Sent as a form, in place of a body. */
  file?: Buffer;
  /** A body of another kind than JSON. */
  raw?: string;
  headers?: Record<string, string>;
  /** The answer goes on until the reader leaves. */
  endless?: true;
  /** What stands in the path for its `:name`. */
  named?: string;
  /** Tables in which the refusal itself is counted. */
  counts?: readonly string[];
  /** Part of what a success answers. */
  shows?: object;
}

/** A call of a known member. */
export interface OwnAttempt extends Attempt {
  me: { id: string };
}

/** Prepares whom and what a call needs. */
export type Scene = (api: TestApi) => Promise<Attempt>;

/** A scene with the code that answers it. */
export type Refused = readonly [code: ErrorCode, scene: Scene];

export type Reason = (typeof WHY_NOT)[keyof typeof WHY_NOT];

/** What must be shown of a call; an aspect without a scene says why it has none. */
export interface CallRow {
  /** Rows of docs/requirements.md. */
  rows: string;
  success: Scene;
  /** A rule says no. */
  refusal: Refused | Reason;
  /** It names something that is not the caller's, or that the caller must not know of. */
  foreign: Refused | Reason;
  /** Bad input of calls whose input has no schema; all others get theirs from the schema. */
  bad?: Refused;
  /** The call with this text in each of its fields, likewise. */
  texts?: (api: TestApi, text: string) => Promise<Attempt[]>;
}
