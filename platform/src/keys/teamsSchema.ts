import { REMOTES } from '@rendezvous/shared/contract';
import { Type, type Static } from 'typebox';

const teamSchema = Type.Object(
  {
    /** Remotes that the team may release. */
    owns: Type.Array(Type.Enum([...REMOTES, 'shell' as const])),
    /** Public keys in PEM format; during a rotation, both the old and the new one. */
    publicKeys: Type.Array(Type.String({ maxLength: 1_000 }), { minItems: 1, maxItems: 3 }),
    /** SHA-256 hashes of the team's tokens for the deploy api. */
    tokenHashes: Type.Array(Type.String({ pattern: '^[0-9a-f]{64}$' }), { maxItems: 10 }),
  },
  { additionalProperties: false },
);

/** teams.json: who may release what. It contains no secrets. */
export const teamsSchema = Type.Record(Type.String({ pattern: '^[a-z-]{1,60}$' }), teamSchema, { additionalProperties: false });

export type Teams = Static<typeof teamsSchema>;
