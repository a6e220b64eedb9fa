import { ApiError } from '@rendezvous/shared/http';

const NOT_FOUND_CODES: readonly string[] = ['not_found', 'page_not_found'];

/** True for an api error whose code means that something does not exist. */
export const isNotFoundError = (error: unknown): boolean => error instanceof ApiError && NOT_FOUND_CODES.includes(error.code);
