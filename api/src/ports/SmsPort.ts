/** An outgoing text message. */
export interface OutgoingSms {
  /** E.164. */
  recipient: string;
  body: string;
}

/** Sends a text message; a failure is retried by the calling job. */
export interface SmsPort {
  /** True where messages stay in their table, for the local viewer. */
  local: boolean;
  send(message: OutgoingSms): Promise<void>;
}

/** Sends nothing: text messages stay in their table, where the viewer at /outbox shows them. */
export const localSms: SmsPort = { local: true, send: async () => {} };

const TIMEOUT_MS = 10_000;

/** Posts messages as JSON to the gateway at `url`; its user and password become an Authorization header. */
export function httpSms(url: string): SmsPort {
  const gateway = new URL(url);
  const credentials = `${decodeURIComponent(gateway.username)}:${decodeURIComponent(gateway.password)}`;
  const authorization = credentials === ':' ? {} : { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` };
  gateway.username = '';
  gateway.password = '';
  return {
    local: false,
    send: async ({ recipient, body }) => {
      const reply = await fetch(gateway, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...authorization },
        body: JSON.stringify({ to: recipient, text: body }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!reply.ok) throw new Error(`The SMS gateway answered ${reply.status}.`);
    },
  };
}
