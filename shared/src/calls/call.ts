import type { Static, TSchema } from 'typebox';
import type { ErrorCode } from '../contract';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** At most `max` calls in `seconds`, per account and per address each. */
export interface Limit {
  max: number;
  seconds: number;
  /** Error code instead of `rate_limited`. */
  code?: ErrorCode;
}

/** Declaration of a call besides its method and address. */
export interface CallParts {
  access: 'public' | 'member' | 'moderator';
  /** Section of the api in which /api/docs lists it. */
  tag: 'account' | 'members' | 'chat' | 'credits' | 'site' | 'operation';
  limit?: Limit;
  /** Exposes photos or messages of members: closed until a provider has confirmed 'over 18', where the country requires it. */
  showsMembers?: true;
  /** How a change proves that it comes from our own page: by our client's header (default) or, for a beacon, by the browser's headers alone. */
  crossSite?: 'client' | 'origin';
  /** The call is polled and returns 304 while nothing has changed. */
  polled?: 'user' | 'chats' | 'likes';
  /** The body is a multipart form with one file. */
  upload?: true;
  query?: TSchema;
  body?: TSchema;
  /** Without one, the response has no body. */
  reply?: TSchema;
  /** Status of a success; 200 by default. */
  status?: 201;
  /** Error codes, of the whole or of a field, that this call's rules can return, in addition to those of access, limits and schemas. */
  errors?: readonly ErrorCode[];
}

/** A declared call of the api; in a browser only its name and reply keys remain. */
export interface Call extends CallParts {
  /** Method and address: `POST /api/chat.php`. */
  name: string;
  /** Top-level keys of its reply; null when it has no body. */
  keys: readonly string[] | null;
}

const keysOf = (reply: TSchema | undefined): string[] | null =>
  reply === undefined ? null : Object.keys((reply as { properties?: object }).properties ?? {});

/** Declares a call: access, limits, and the schemas of request and reply. */
export const call = <const Name extends `${Method} /api/${string}.php${string}`, const Parts extends CallParts>(
  name: Name,
  parts: Parts,
): Parts & { name: Name; keys: readonly string[] | null } => ({ ...parts, name, keys: keysOf(parts.reply) });

type Part<Of, Name extends string> = Of extends Record<Name, infer Schema extends TSchema> ? Static<Schema> : undefined;

export type QueryOf<Of> = Part<Of, 'query'>;
export type BodyOf<Of> = Of extends { upload: true } ? FormData : Part<Of, 'body'>;
export type ReplyOf<Of> = Part<Of, 'reply'>;
