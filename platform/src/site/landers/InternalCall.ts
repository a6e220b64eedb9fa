export interface InternalAnswer {
  status: number;
  /** JSON. */
  text: string;
}

/** One internal call of the api, with the key of the site server; rejects when the api is away. */
export type InternalCall = (method: 'GET' | 'POST', path: string, body?: object) => Promise<InternalAnswer>;
