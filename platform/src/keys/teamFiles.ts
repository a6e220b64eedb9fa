import { join } from 'node:path';

/** Paths of a team's private key (PEM) and token in the keys folder of a development installation. */
export const getTeamFiles = (folder: string, team: string): { privateKey: string; token: string } => ({
  privateKey: join(folder, `${team}.key.pem`),
  token: join(folder, `${team}.token`),
});
