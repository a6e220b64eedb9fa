/** Passkeys a member may have. */
export const PASSKEYS_MAX = 10;

/** Code points of a passkey's name, at least 1. */
export const PASSKEY_NAME_MAX = 40;

/** Seconds in which a challenge can be answered, once. */
export const PASSKEY_CHALLENGE_S = 900;

/** A passkey of the member; `id` is the credential id, base64url. */
export interface Passkey {
  id: string;
  name: string;
  /** Unix seconds. */
  created: number;
  /** Unix seconds of the last login with it, null before the first. */
  last_used: number | null;
}

/** How a device reaches a passkey, as WebAuthn names it. */
export const PASSKEY_TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;
export type PasskeyTransport = (typeof PASSKEY_TRANSPORTS)[number];

/** What a device needs to make a passkey; binary values are base64url. */
export interface PasskeyCreation {
  challenge: string;
  site: { id: string; name: string };
  user: { id: string; name: string };
  /** Credential ids the member has already. */
  exclude: string[];
}

/** What a device needs to log in with a passkey; it names nobody. */
export interface PasskeyRequest {
  challenge: string;
  site_id: string;
}

/** A passkey that a device made, base64url. */
export interface PasskeyMade {
  id: string;
  client_data: string;
  attestation: string;
  transports: PasskeyTransport[];
}

/** Proof that a device holds a passkey, base64url. */
export interface PasskeyProof {
  id: string;
  client_data: string;
  authenticator_data: string;
  signature: string;
}
