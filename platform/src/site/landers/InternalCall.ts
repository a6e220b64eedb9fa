export interface InternalReply {
  status: number;
  /** JSON. */
  text: string;
}

/** One internal call of the api, with the site server's key; rejects when the api is down. */
export type InternalCall = (method: 'GET' | 'POST', path: string, body?: object) => Promise<InternalReply>;
