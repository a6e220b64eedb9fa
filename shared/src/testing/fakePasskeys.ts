interface PasskeyRequest {
  kind: 'create' | 'get';
  /** True for conditional mediation: the request waits until a passkey is picked from a field's autofill. */
  isConditional: boolean;
  publicKey: { rpId?: string; rp?: { id?: string }; excludeCredentials?: { id: ArrayBuffer }[]; userVerification?: string };
}

interface FakeDevice {
  /** The page's passkey requests, in order. */
  requests: PasskeyRequest[];
  /** Picks the passkey that a field offers. */
  pick: () => void;
}

const bytes = new Uint8Array([1, 2, 3]).buffer;

const credential = {
  ...{ id: 'AQID', rawId: bytes, type: 'public-key', getClientExtensionResults: () => ({}) },
  response: {
    ...{ clientDataJSON: bytes, attestationObject: bytes, authenticatorData: bytes, signature: bytes },
    getTransports: () => ['internal', 'unheard-of'],
  },
};

/** Simulates a device with a passkey, which jsdom lacks; with `isDeclined`, the member declines; with `offersInFields`, fields offer the passkey. */
export function fakePasskeys({ isDeclined = false, offersInFields = false } = {}): FakeDevice {
  const requests: PasskeyRequest[] = [];
  let pick = (): void => undefined;
  const respondTo = (kind: PasskeyRequest['kind']) => async (options: { publicKey: PasskeyRequest['publicKey']; mediation?: string }) => {
    const isConditional = options.mediation === 'conditional';
    requests.push({ kind, isConditional, publicKey: options.publicKey });
    if (isConditional) await new Promise<void>((resolve) => void (pick = resolve));
    if (isDeclined) throw new DOMException('no', 'NotAllowedError');
    return credential;
  };
  class PublicKeyCredential {
    static isConditionalMediationAvailable = async (): Promise<boolean> => offersInFields;
  }
  Object.assign(globalThis, { PublicKeyCredential });
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { create: respondTo('create'), get: respondTo('get') } });
  return { requests, pick: () => pick() };
}
