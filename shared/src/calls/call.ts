import type { Static, TSchema } from 'typebox';
import type { ErrorCode } from '../contract';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** At most `max` calls in `seconds`, per account and per address each. */
export interface Limit {
  max: number;
  seconds: number;
  /** Answered instead of `rate_limited`. */
  code?: ErrorCode;
}

/** What is declared of a call beside its method and address. */
export interface CallParts {
  access: 'public' | 'member' | 'moderator';
  /** Part of the api under which /api/docs lists it. */
  tag: 'account' | 'members' | 'chat' | 'credits' | 'site' | 'operation';
  limit?: Limit;
  /** Photos or messages of members: closed until a provider has said 'over 18', where the country asks for it. */
  showsMembers?: true;
  /** How a change proves that it comes from our own page: by the header of our client (default), or, from a beacon, by the browser's headers alone. */
  crossSite?: 'client' | 'origin';
  /** The call is polled and answers 304 while nothing changed. */
  polled?: 'user' | 'chats' | 'likes';
  /** The body is a form with one file. */
  upload?: true;
  query?: TSchema;
  body?: TSchema;
  /** Without one the answer has no body. */
  reply?: TSchema;
  /** Status of a success; 200 when it is left out. */
  status?: 201;
  /** Codes, of the whole or of a field, that the rules of this call refuse with, beside those that rights, limits and schemas give. */
  errors?: readonly ErrorCode[];
}

/** A call of the api as it is declared; in a browser only its name and keys are left. */
export interface Call extends CallParts {
  /** Method and address, `POST /api/chat.php`. */
  name: string;
  /** Top-level keys of its reply; null when no body follows. */
  keys: readonly string[] | null;
}

const keysOf = (reply: TSchema | undefined): string[] | null =>
  reply === undefined ? null : Object.keys((reply as { properties?: object }).properties ?? {});

/** Declares a call: its rights and limits, and the schemas of what it takes and answers. */
export const call = <const Name extends `${Method} /api/${string}.php${string}`, const Parts extends CallParts>(
  name: Name,
  parts: Parts,
): Parts & { name: Name; keys: readonly string[] | null } => ({ ...parts, name, keys: keysOf(parts.reply) });

type Part<Of, Name extends string> = Of extends Record<Name, infer Schema extends TSchema> ? Static<Schema> : undefined;

export type QueryOf<Of> = Part<Of, 'query'>;
export type BodyOf<Of> = Of extends { upload: true } ? FormData : Part<Of, 'body'>;
export type ReplyOf<Of> = Part<Of, 'reply'>;
