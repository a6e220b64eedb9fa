import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import type { PasskeyMade, PasskeyProof } from '@rendezvous/shared/contract';
import { PASSWORD } from './aLogin';
import type { TestClient } from './TestClient';

/** Options for one use of the key; wrong values simulate a misbehaving device. */
export interface CeremonyOptions {
  challenge: string;
  origin?: string;
  site?: string;
  /** False for a key that does not verify its user by fingerprint, face or PIN. */
  verifiesUser?: boolean;
}

// Flags in the authenticator data.
const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const toBase64Url = (data: Buffer | string): string => Buffer.from(data).toString('base64url');

/** Encodes a byte string of 24 to 65535 bytes in CBOR. */
const encodeBytes = (data: Buffer): Buffer => {
  const header = data.length < 256 ? [0x58, data.length] : [0x59, data.length >> 8, data.length & 0xff];
  return Buffer.concat([Buffer.from(header), data]);
};

/** Encodes a text shorter than 24 bytes in CBOR. */
const encodeText = (value: string): Buffer => Buffer.from([0x60 + value.length, ...Buffer.from(value)]);

/** A software authenticator: creates one passkey (ES256, without attestation) and proves possession of it. */
export class SoftKey {
  /** Signature counter; it stays at 0 for a device without a counter. */
  counter = 0;
  readonly id = toBase64Url(randomBytes(16));
  readonly #privateKey: KeyObject;
  readonly #coseKey: Buffer;

  constructor(private readonly incrementsCounter = true) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.#privateKey = privateKey;
    // kty: EC2, alg: ES256, crv: P-256, x, y
    const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]);
    this.#coseKey = Buffer.concat([
      head,
      encodeBytes(Buffer.from(x, 'base64url')),
      Buffer.from([0x22]),
      encodeBytes(Buffer.from(y, 'base64url')),
    ]);
  }

  createPasskey(options: CeremonyOptions): PasskeyMade {
    const id = Buffer.from(this.id, 'base64url');
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, this.#coseKey]);
    const data = this.#authenticatorData(options, HAS_CREDENTIAL, credential);
    const attestation = [
      Buffer.from([0xa3]),
      encodeText('fmt'),
      encodeText('none'),
      encodeText('attStmt'),
      Buffer.from([0xa0]),
      encodeText('authData'),
      encodeBytes(data),
    ];
    return {
      id: this.id,
      client_data: toBase64Url(this.#clientData('webauthn.create', options)),
      attestation: toBase64Url(Buffer.concat(attestation)),
      transports: ['internal'],
    };
  }

  createProof(options: CeremonyOptions): PasskeyProof {
    if (this.incrementsCounter) this.counter += 1;
    const [clientData, data] = [this.#clientData('webauthn.get', options), this.#authenticatorData(options)];
    const signature = createSign('sha256')
      .update(Buffer.concat([data, sha256(clientData)]))
      .sign(this.#privateKey);
    return { id: this.id, client_data: toBase64Url(clientData), authenticator_data: toBase64Url(data), signature: toBase64Url(signature) };
  }

  #clientData(type: string, { challenge, origin = 'http://localhost:3000' }: CeremonyOptions): string {
    return JSON.stringify({ type, challenge, origin, crossOrigin: false });
  }

  #authenticatorData({ site = 'localhost', verifiesUser = true }: CeremonyOptions, flags = 0, credential = Buffer.alloc(0)): Buffer {
    const counterBytes = Buffer.alloc(4);
    counterBytes.writeUInt32BE(this.counter);
    return Buffer.concat([
      sha256(site),
      Buffer.from([USER_PRESENT | (verifiesUser ? USER_VERIFIED : 0) | flags]),
      counterBytes,
      credential,
    ]);
  }
}

/** Requests a challenge for creating a passkey, for a member whose password is PASSWORD. */
export async function requestCreationChallenge(client: TestClient): Promise<string> {
  return (await client.post('/api/passkey-options.php', { password: PASSWORD })).body.creation.challenge;
}

/** Requests a challenge for a login. */
export async function requestLoginChallenge(visitor: TestClient): Promise<string> {
  return (await visitor.post('/api/passkey-login.php')).body.request.challenge;
}

/** Adds a passkey to a member whose password is PASSWORD. */
export async function addPasskey(client: TestClient, { name = 'Phone', key = new SoftKey() } = {}): Promise<SoftKey> {
  await client.post('/api/passkeys.php', { name, passkey: key.createPasskey({ challenge: await requestCreationChallenge(client) }) });
  return key;
}

/** Requests a challenge and returns the body of a visitor's login with this key. */
export const requestLoginProof = async (visitor: TestClient, key: SoftKey): Promise<{ proof: PasskeyProof }> => ({
  proof: key.createProof({ challenge: await requestLoginChallenge(visitor) }),
});
