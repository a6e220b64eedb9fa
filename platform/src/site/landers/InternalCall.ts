export interface InternalReply {
  status: number;
  /** Body, as JSON. */
  text: string;
}

/** Makes an internal call to the api with the site server's key; rejects when the api is down. */
export type InternalCall = (method: 'GET' | 'POST', path: string, body?: object) => Promise<InternalReply>;
