/** Maximum number of a member's passkeys. */
export const PASSKEYS_MAX = 10;

/** Maximum length of a passkey's name in code points; at least 1. */
export const PASSKEY_NAME_MAX = 40;

/** Seconds during which a challenge can be answered, once. */
export const PASSKEY_CHALLENGE_S = 900;

/** How a device reaches a passkey, as named by WebAuthn. */
export const PASSKEY_TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;
export type PasskeyTransport = (typeof PASSKEY_TRANSPORTS)[number];
