import { ApiError } from '@rendezvous/shared/http';

const NOT_FOUND_CODES: readonly string[] = ['not_found', 'page_not_found'];

/** True for an error of the api that says that something does not exist. */
export const isNotFound = (error: unknown): boolean => error instanceof ApiError && NOT_FOUND_CODES.includes(error.code);
