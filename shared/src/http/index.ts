export { ApiError } from './ApiError';
export type { CallOptions, PollPath } from './callTypes';
export { HttpClient } from './HttpClient';
export type { HttpServices } from './HttpServices';
export { once } from './once';
export { superagentTransport } from './superagentTransport';
export type { Transport, TransportReply, TransportRequest } from './Transport';
