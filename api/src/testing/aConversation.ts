import { randomUUID } from 'node:crypto';
import type { MemberTraits, TestMember } from './aMember';
import type { TestApi } from './testApi';
import type { TestResponse, TestClient } from './TestClient';

interface TestConversation {
  me: TestMember;
  partner: TestMember;
  mine: TestClient;
  theirs: TestClient;
  id: string;
  /** Sends a message in the conversation, by default as me. */
  send(message: object, from?: TestClient): Promise<TestResponse>;
}

/** Creates a conversation that I, a premium member with 100 credits, started with one message. */
export async function aConversation(api: TestApi, traits: { me?: MemberTraits; partner?: MemberTraits } = {}): Promise<TestConversation> {
  const me = await api.aMember({ credits: 100, paid: true, ...traits.me });
  const partner = await api.aMember({ credits: 100, ...traits.partner });
  const [mine, theirs] = [await api.as(me), await api.as(partner)];
  const post = (client: TestClient, body: object) => client.post('/api/chat.php', { client_id: randomUUID(), ...body });
  const { body } = await post(mine, { profile_id: partner.id, type: 'text', body: 'First' });
  const id: string = body.conversation.id;
  return { me, partner, mine, theirs, id, send: (message, from = mine) => post(from, { conversation: id, type: 'text', ...message }) };
}

export interface TestReport extends TestConversation {
  reportResponse: TestResponse;
}

/** Creates a conversation whose partner I have reported, with its first message as evidence. */
export async function aReport(
  api: TestApi,
  traits: { me?: MemberTraits; partner?: MemberTraits; report?: object } = {},
): Promise<TestReport> {
  const conversation = await aConversation(api, traits);
  const { body } = await conversation.mine.get('/api/chat.php', { conversation: conversation.id });
  const reportResponse = await conversation.mine.post('/api/report.php', {
    profile_id: conversation.partner.id,
    conversation: conversation.id,
    message_ids: [body.messages[0].id],
    reason: 'harassment',
    text: ' Does not stop ',
    ...traits.report,
  });
  return { ...conversation, reportResponse };
}
