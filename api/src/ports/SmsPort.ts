export interface OutgoingSms {
  /** Phone number in E.164 format. */
  recipient: string;
  body: string;
}

/** Sends text messages; `send` rejects on failure, and the calling job then retries. */
export interface SmsPort {
  /** True if messages are not sent but remain in their table. */
  isLocal: boolean;
  send(message: OutgoingSms): Promise<void>;
}

/** Sends nothing: text messages remain in their table, which the local outbox reads where there is one. */
export const localSms: SmsPort = { isLocal: true, send: async () => {} };

const TIMEOUT_MS = 10_000;

/** Posts messages as JSON to the gateway at `url`; the user and password in it become an Authorization header. */
export function createHttpSms(url: string): SmsPort {
  const gateway = new URL(url);
  const credentials = `${decodeURIComponent(gateway.username)}:${decodeURIComponent(gateway.password)}`;
  const authorizationHeader = credentials === ':' ? {} : { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` };
  gateway.username = '';
  gateway.password = '';
  return {
    isLocal: false,
    send: async ({ recipient, body }) => {
      const response = await fetch(gateway, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...authorizationHeader },
        body: JSON.stringify({ to: recipient, text: body }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!response.ok) throw new Error(`The SMS gateway answered ${response.status}.`);
    },
  };
}
