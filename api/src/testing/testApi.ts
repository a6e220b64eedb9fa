import type { FastifyInstance } from 'fastify';
import type { Kysely, Selectable } from 'kysely';
import { AUTH_COOKIE } from '@rendezvous/shared/contract';
import { createApp } from '../app';
import { aMember, type MemberTraits, type TestMember } from './aMember';
import { openTestDatabase } from './openTestDatabase';
import { TestClient } from './TestClient';
import { testPorts, type TestPorts } from './testPorts';
import type { Config } from '../config';
import { startSession } from '../account/sessions';
import type { Ports } from '../ports/Ports';
import type { Database } from '../tables/tables';
import { testConfig } from './testConfig';

/** The running api of one test file. */
export interface TestApi {
  app: FastifyInstance;
  db: Kysely<Database>;
  ports: TestPorts;
  now(): number;
  aMember(traits?: MemberTraits): Promise<TestMember>;
  /** Returns a client with a new session of this member, or a visitor's client for null. */
  as(member: TestMember | null): Promise<TestClient>;
  visitor: TestClient;
  mailsTo(email: string): Promise<Selectable<Database['mails']>[]>;
}

/** Starts the whole api on its own database before the tests of a file and closes it afterwards; ports from `createPorts` replace the usual ones. */
export function testApi(overrides: Partial<Config> = {}, createPorts: () => Promise<Partial<Ports>> = async () => ({})): TestApi {
  const api = {} as TestApi;
  beforeAll(async () => {
    const ports = { ...testPorts(await openTestDatabase()), ...(await createPorts()) } as TestPorts;
    const app = await createApp(testConfig(overrides), ports);
    const db = app.db;
    Object.assign(api, {
      app,
      db,
      ports,
      visitor: new TestClient(app),
      now: () => ports.clock.now(),
      aMember: (traits?: MemberTraits) => aMember(db, ports.clock.now(), traits),
      as: async (member: TestMember | null) => {
        if (!member) return new TestClient(app);
        const token = await startSession({ db, random: ports.random }, { memberId: member.id, now: ports.clock.now() });
        return new TestClient(app, { [AUTH_COOKIE]: token });
      },
      mailsTo: (email: string) => db.selectFrom('mails').selectAll().where('recipient', '=', email).orderBy('seq').execute(),
    } satisfies TestApi);
  });
  afterAll(async () => {
    await api.app?.close();
  });
  return api;
}
