import { type APIResponse, expect, type Page } from '@playwright/test';

interface Client {
  /** Makes a POST call and fails the test if the reply is an error. */
  post: (url: string, data: object) => Promise<void>;
  /** Makes a DELETE call and fails the test if the reply is an error. */
  delete: (url: string, data: object) => Promise<void>;
  /** Makes a POST call whose outcome the caller checks. */
  try: (url: string, data: object) => Promise<APIResponse>;
}

/** Returns a client that calls the api as the page does, with the cookies of the page's browser. */
export function asClient(page: Page, origin = '', headers: Record<string, string> = {}): Client {
  const call = (method: string, url: string, data: object): Promise<APIResponse> =>
    page.request.fetch(url, { method, data, headers: { 'x-client-request-type': 'client', origin, ...headers } });
  const createCheckedCall =
    (method: string) =>
    async (url: string, data: object): Promise<void> => {
      const reply = await call(method, url, data);
      expect([url, reply.ok()]).toEqual([url, true]);
    };
  return { try: (url, data) => call('POST', url, data), post: createCheckedCall('POST'), delete: createCheckedCall('DELETE') };
}
