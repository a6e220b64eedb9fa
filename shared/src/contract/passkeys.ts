/** Passkeys a member may have. */
export const PASSKEYS_MAX = 10;

/** Code points of a passkey's name, at least 1. */
export const PASSKEY_NAME_MAX = 40;

/** Seconds in which a challenge can be answered, once. */
export const PASSKEY_CHALLENGE_S = 900;

/** How a device reaches a passkey, as WebAuthn names it. */
export const PASSKEY_TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;
export type PasskeyTransport = (typeof PASSKEY_TRANSPORTS)[number];
