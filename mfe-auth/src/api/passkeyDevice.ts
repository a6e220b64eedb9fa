import {
  PASSKEY_CHALLENGE_S,
  PASSKEY_TRANSPORTS,
  type PasskeyCreation,
  type PasskeyMade,
  type PasskeyProof,
  type PasskeyRequest,
} from '@rendezvous/shared/contract';

/** Loads the WebAuthn library separately from the screens, since only passkeys need it. */
const loadLibrary = () => import(/* webpackChunkName: "passkeys" */ '@simplewebauthn/browser');

// COSE identifiers of the signature algorithms that new passkeys may use.
const ES256 = -7;
const RS256 = -257;
const TIMEOUT_MS = PASSKEY_CHALLENGE_S * 1_000;

/** Creates and requests passkeys through the WebAuthn API of the browser. */
export const passkeyDevice = {
  isCapable: (): boolean => typeof globalThis.PublicKeyCredential === 'function',

  /** Resolves to true if the browser can autofill passkeys in the name field. */
  async canAutofill(): Promise<boolean> {
    if (!this.isCapable()) return false;
    return (await loadLibrary()).browserSupportsWebAuthnAutofill();
  },

  async createPasskey({ challenge, site, user, exclude }: PasskeyCreation): Promise<PasskeyMade> {
    const { startRegistration } = await loadLibrary();
    const { id, response } = await startRegistration({
      optionsJSON: {
        ...{ challenge, rp: site, timeout: TIMEOUT_MS, attestation: 'none' },
        user: { ...user, displayName: user.name },
        pubKeyCredParams: [ES256, RS256].map((alg) => ({ alg, type: 'public-key' })),
        excludeCredentials: exclude.map((excludedId) => ({ id: excludedId, type: 'public-key' })),
        authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      },
    });
    const transports = PASSKEY_TRANSPORTS.filter((name) => response.transports?.includes(name));
    return { id, client_data: response.clientDataJSON, attestation: response.attestationObject, transports };
  },

  /** Prompts the device at once or, with `fill`, waits until the member picks a passkey in the name field. */
  async createProof({ challenge, site_id: rpId }: PasskeyRequest, { fill: autofill }: { fill: boolean }): Promise<PasskeyProof> {
    const { startAuthentication } = await loadLibrary();
    const { id, response } = await startAuthentication({
      optionsJSON: { challenge, rpId, timeout: TIMEOUT_MS, userVerification: 'required' },
      useBrowserAutofill: autofill,
    });
    return { id, client_data: response.clientDataJSON, authenticator_data: response.authenticatorData, signature: response.signature };
  },

  /** Aborts a pending request. */
  async cancel(): Promise<void> {
    if (this.isCapable()) (await loadLibrary()).WebAuthnAbortService.cancelCeremony();
  },
};
