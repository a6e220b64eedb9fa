import { randomBytes } from 'node:crypto';

export interface NewMember {
  name: string;
  email: string;
  password: string;
}

/** Makes up the data of a new member for one test only. */
export function createNewMember(): NewMember {
  const name = `Mira-${randomBytes(4).toString('hex')}`;
  return { name, email: `${name.toLowerCase()}@rendezvous.example`, password: `Evening-${randomBytes(6).toString('hex')}` };
}
