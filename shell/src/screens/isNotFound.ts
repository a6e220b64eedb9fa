import { ApiError } from '@rendezvous/shared/http';

const CODES: readonly string[] = ['not_found', 'page_not_found'];

/** True for an answer that says that there is no such thing. */
export const isNotFound = (error: unknown): boolean => error instanceof ApiError && CODES.includes(error.code);
