import { type APIResponse, expect, type Page } from '@playwright/test';

interface Client {
  /** A call that has to succeed. */
  post: (url: string, data: object) => Promise<void>;
  /** A call whatever comes of it. */
  try: (url: string, data: object) => Promise<APIResponse>;
}

/** Calls the api as the page does, with the cookies of its browser. */
export function asClient(page: Page, origin = '', headers: Record<string, string> = {}): Client {
  const call = (url: string, data: object): Promise<APIResponse> =>
    page.request.post(url, { data, headers: { 'x-client-request-type': 'client', origin, ...headers } });
  return {
    try: call,
    post: async (url, data) => {
      const reply = await call(url, data);
      expect([url, reply.ok()]).toEqual([url, true]);
    },
  };
}
