interface Asked {
  kind: 'create' | 'get';
  /** True where the browser waits until a passkey is picked in a field. */
  fills: boolean;
  publicKey: { rpId?: string; rp?: { id?: string }; excludeCredentials?: { id: ArrayBuffer }[]; userVerification?: string };
}

interface FakeDevice {
  /** The page's requests, in order. */
  asked: Asked[];
  /** The member picks the passkey offered by a field. */
  pick: () => void;
}

const data = new Uint8Array([1, 2, 3]).buffer;

const credential = {
  ...{ id: 'AQID', rawId: data, type: 'public-key', getClientExtensionResults: () => ({}) },
  response: {
    ...{ clientDataJSON: data, attestationObject: data, authenticatorData: data, signature: data },
    getTransports: () => ['internal', 'unheard-of'],
  },
};

/** Simulates a device with a passkey, which jsdom lacks; with `turnsAway` the member declines, `fills` offers it in fields. */
export function fakePasskeys({ turnsAway = false, fills = false } = {}): FakeDevice {
  const asked: Asked[] = [];
  let pick = (): void => undefined;
  const answer = (kind: Asked['kind']) => async (options: { publicKey: Asked['publicKey']; mediation?: string }) => {
    const isFilling = options.mediation === 'conditional';
    asked.push({ kind, fills: isFilling, publicKey: options.publicKey });
    if (isFilling) await new Promise<void>((resolve) => void (pick = resolve));
    if (turnsAway) throw new DOMException('no', 'NotAllowedError');
    return credential;
  };
  class PublicKeyCredential {
    static isConditionalMediationAvailable = async (): Promise<boolean> => fills;
  }
  Object.assign(globalThis, { PublicKeyCredential });
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { create: answer('create'), get: answer('get') } });
  return { asked, pick: () => pick() };
}
