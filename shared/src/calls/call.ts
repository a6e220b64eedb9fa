import type { Static, TSchema } from 'typebox';
import type { ErrorCode } from '../contract';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** At most `max` calls within `seconds`, counted separately per account and per IP address. */
export interface Limit {
  max: number;
  seconds: number;
  /** Error code when the limit is exceeded; `rate_limited` by default. */
  code?: ErrorCode;
}

/** The declaration of a call, apart from its method and path. */
export interface CallParts {
  access: 'public' | 'member' | 'moderator';
  /** Section in which /api/docs lists the call. */
  tag: 'account' | 'members' | 'chat' | 'credits' | 'site' | 'operation';
  limit?: Limit;
  /** True for a call about other members or messages, which is rejected while the caller has yet to prove their age. */
  showsMembers?: true;
  /** Proof that a write comes from our pages: `client` (default) needs our client's header and the browser's, `origin` only the latter. */
  crossSite?: 'client' | 'origin';
  /** Data that clients poll with this call; the server replies 304 while the data is unchanged. */
  polled?: 'user' | 'chats' | 'likes';
  /** The body is a multipart form with one file. */
  upload?: true;
  query?: TSchema;
  body?: TSchema;
  /** Body of a successful response; without a schema, the response has no body. */
  reply?: TSchema;
  /** Status of a successful response; by default 200, or 204 without a body. */
  status?: 201;
  /** Error codes of the request or its fields that are specific to this call, in addition to those of access, limits and schemas. */
  errors?: readonly ErrorCode[];
}

/** A declared api call; bundles for browsers contain only its name and reply keys. */
export interface Call extends CallParts {
  /** Method and path, for example `POST /api/chat.php`. */
  name: string;
  /** Top-level keys of the reply; null when the reply has no body. */
  keys: readonly string[] | null;
}

const getReplyKeys = (reply: TSchema | undefined): string[] | null =>
  reply === undefined ? null : Object.keys((reply as { properties?: object }).properties ?? {});

/** Declares a call: access, limits, and the schemas of request and reply. */
export const call = <const Name extends `${Method} /api/${string}.php${string}`, const Declaration extends CallParts>(
  name: Name,
  declaration: Declaration,
): Declaration & { name: Name; keys: readonly string[] | null } => ({ ...declaration, name, keys: getReplyKeys(declaration.reply) });

type SchemaType<Row, Name extends string> = Row extends Record<Name, infer Schema extends TSchema> ? Static<Schema> : undefined;

export type QueryOf<Row> = SchemaType<Row, 'query'>;
export type BodyOf<Row> = Row extends { upload: true } ? FormData : SchemaType<Row, 'body'>;
export type ReplyOf<Row> = SchemaType<Row, 'reply'>;
