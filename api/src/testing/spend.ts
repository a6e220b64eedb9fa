import { randomUUID } from 'node:crypto';
import { sendMessage } from '../chat/sendMessage';
import { startConversation } from '../chat/sqlConversations';
import { findViewingMember } from '../members/sqlMembers';
import type { UnitOfWork } from '../UnitOfWork';
import { aMember, type TestMember } from './aMember';
import type { TestApi } from './testApi';

/** Spends a member's credits on a message to a new member; returns the credits left. */
export async function spendCredits(work: UnitOfWork, memberId: string, cost: number): Promise<number> {
  const partner = await aMember(work.db, work.now);
  const conversationId = await startConversation(work, partner.id, memberId);
  const member = await findViewingMember(work.db, memberId);
  if (member === undefined) throw new Error(`No member ${memberId}`);
  const outgoingMessage = { conversationId, body: 'Hello', clientId: randomUUID() };
  return (await sendMessage(work, { member, fictionalShown: true }, outgoingMessage, { cost, maxLength: 1000 })).credits;
}

/** Spends a member's credits in an api test; returns the credits left. */
export const spend = (api: TestApi, { id }: TestMember, cost: number): Promise<number> =>
  spendCredits({ db: api.db, now: api.now(), random: api.ports.random }, id, cost);
