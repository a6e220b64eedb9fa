import type { TestAnswer } from './TestClient';
import { aConversation, type TestConversation } from './aConversation';
import type { MemberTraits } from './aMember';
import type { TestApi } from './testApi';

export interface TestReport extends TestConversation {
  answer: TestAnswer;
}

/** A conversation whose partner I have reported, with its first message as the proof. */
export async function aReport(
  api: TestApi,
  traits: { me?: MemberTraits; partner?: MemberTraits; report?: object } = {},
): Promise<TestReport> {
  const conversation = await aConversation(api, traits);
  const { body } = await conversation.mine.get('/api/chat.php', { conversation: conversation.id });
  const answer = await conversation.mine.post('/api/report.php', {
    profile_id: conversation.partner.id,
    conversation: conversation.id,
    message_ids: [body.messages[0].id],
    reason: 'harassment',
    text: ' Does not stop ',
    ...traits.report,
  });
  return { ...conversation, answer };
}
