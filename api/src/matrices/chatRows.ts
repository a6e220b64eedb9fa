import { randomUUID } from 'node:crypto';
import { aConversation } from '../testing/aConversation';
import { aPicture } from '../testing/aPicture';
import type { TestApi } from '../testing/testApi';
import { byMember, byVisitor, createCaller, UNKNOWN_ID } from './createCaller';
import { type Attempt, type CallRow, type MemberAttempt, type RejectedCall, type Scene, WHY_NOT } from './CallRow';

interface ConversationIds {
  conversation: string;
  /** A message of the caller that the partner has not read. */
  message: string;
}

type InputBuilder = (talk: ConversationIds) => Partial<Attempt>;

async function createTalk(api: TestApi): Promise<MemberAttempt & { talk: ConversationIds; theirs: Attempt['client'] }> {
  const { me, mine, theirs, id, send } = await aConversation(api);
  const { message } = (await send({ body: 'Private' })).body;
  return { client: mine, me, theirs, talk: { conversation: id, message: message.id } };
}

/** A call within a conversation of the caller. */
const inConversation =
  (buildInput: InputBuilder): Scene =>
  async (api) => {
    const { client, me, talk } = await createTalk(api);
    return { client, me, ...buildInput(talk) };
  };

/** A call by a member who does not take part in the conversation. */
const byOutsider = (buildInput: InputBuilder): RejectedCall => [
  'not_found',
  async (api) => ({ ...(await createCaller(api, { credits: 10, paid: true })), ...buildInput((await createTalk(api)).talk) }),
];
const withUnknownIds = (buildInput: InputBuilder): RejectedCall => [
  'not_found',
  byMember(buildInput({ conversation: UNKNOWN_ID, message: UNKNOWN_ID }), { credits: 10 }),
];

const buildTextMessage = (conversation: string): Record<string, unknown> => ({
  conversation,
  type: 'text',
  body: 'Hello',
  client_id: randomUUID(),
});
const buildReadInput: InputBuilder = ({ conversation }) => ({ query: { conversation, limit: 10 } });
const buildConversationInput: InputBuilder = ({ conversation }) => ({ body: { conversation } });
const buildTextInput: InputBuilder = ({ conversation }) => ({ body: buildTextMessage(conversation) });
const buildSeenInput: InputBuilder = ({ conversation, message }) => ({ body: { conversation, read_up_to: message } });
const buildDeleteInput: InputBuilder = ({ message }) => ({ body: { message_id: message, action: 'delete' } });

/** A member with the maximum number of open streams. */
async function withMaxStreams(api: TestApi): Promise<Attempt> {
  const { client, me } = await createCaller(api);
  for (let streamCount = 0; streamCount < 8; streamCount += 1) await client.openStream('/api/events.php');
  return { client, me };
}

/** Rows of the calls for conversations, for everything that can be sent in them, and for live events. */
export const chatRows = {
  'GET /api/chats.php': {
    rows: 'R-166 R-379',
    success: inConversation(({ conversation }) => ({ shows: { chats: [{ conversation: { id: conversation }, num_unread_messages: 0 }] } })),
    refusal: WHY_NOT.answersAll,
    foreign: WHY_NOT.namesNothing,
  },
  'GET /api/chat.php': {
    rows: 'R-269 R-392',
    success: inConversation((talk) => ({ ...buildReadInput(talk), shows: { messages: [{ body: 'First' }, { body: 'Private' }] } })),
    refusal: withUnknownIds(buildReadInput),
    foreign: byOutsider(buildReadInput),
  },
  'POST /api/chat.php': {
    rows: 'R-276 R-392',
    success: inConversation((talk) => ({ ...buildTextInput(talk), shows: { credits: 97, message: { body: 'Hello' } } })),
    refusal: [
      'not_enough_credits',
      async (api) => {
        const { id, me, mine } = await aConversation(api, { me: { credits: 1 } });
        return { client: mine, me, body: buildTextMessage(id) };
      },
    ],
    foreign: byOutsider(buildTextInput),
  },
  'PUT /api/chat.php': {
    rows: 'R-157 R-392',
    success: async (api) => {
      const { theirs, talk } = await createTalk(api);
      return { client: theirs, ...buildSeenInput(talk), shows: { num_unread_messages: 0 } };
    },
    refusal: withUnknownIds(buildSeenInput),
    foreign: byOutsider(buildSeenInput),
  },
  'DELETE /api/chat.php': {
    rows: 'R-271 R-381',
    success: inConversation((talk) => ({ ...buildConversationInput(talk), shows: { deleted: true } })),
    refusal: withUnknownIds(buildConversationInput),
    foreign: byOutsider(buildConversationInput),
  },
  'PATCH /api/chat.php': {
    rows: 'R-290 R-392',
    success: inConversation((talk) => ({ ...buildDeleteInput(talk), shows: { message_id: talk.message, credits: 99 } })),
    refusal: ['validation', inConversation(({ message }) => ({ body: { message_id: message, action: 'withdraw' } }))],
    foreign: byOutsider(buildDeleteInput),
  },
  'POST /api/chat-photo.php': {
    rows: 'R-289 R-392',
    success: async (api) => ({ ...(await createCaller(api)), file: await aPicture(), shows: { photo_id: expect.any(String) } }),
    refusal: ['photo_invalid', byMember({ file: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') })],
    foreign: WHY_NOT.createsOnly,
    bad: ['photo_invalid', byMember({ body: { file: 'x' } })],
  },
  'POST /api/typing.php': {
    rows: 'R-291',
    success: inConversation(buildConversationInput),
    refusal: withUnknownIds(buildConversationInput),
    foreign: byOutsider(buildConversationInput),
  },
  'GET /api/gifts.php': {
    rows: 'R-285 R-393',
    success: byMember({ shows: { gifts: expect.arrayContaining([{ key: 'rose', credits: 2 }]) } }),
    refusal: WHY_NOT.answersAll,
    foreign: WHY_NOT.namesNothing,
  },
  'GET /api/icebreakers.php': {
    rows: 'R-287 R-393',
    success: async (api) => ({
      ...(await createCaller(api)),
      query: { profile_id: (await api.aMember()).id },
      shows: { icebreakers: expect.any(Array) },
    }),
    refusal: ['not_found', byMember({ query: { profile_id: UNKNOWN_ID } })],
    foreign: [
      'not_found',
      async (api) => ({ ...(await createCaller(api)), query: { profile_id: (await api.aMember({ invisible: true })).id } }),
    ],
  },
  'GET /api/gifs.php': {
    rows: 'R-286 R-393',
    success: byMember({ query: { q: 'heart', locale: 'en_US', page: 1 }, shows: { page: 1, gifs: expect.any(Array) } }),
    refusal: ['validation', byMember({ query: { locale: 'la' } })],
    foreign: WHY_NOT.namesPublic,
  },
  'GET /api/gif.php': {
    rows: 'R-286 R-393',
    success: byVisitor({ query: { id: 'heart-rose', still: 'true' } }),
    refusal: ['not_found', byVisitor({ query: { id: 'nothing-here' } })],
    foreign: WHY_NOT.namesPublic,
  },
  'GET /api/events.php': {
    rows: 'R-296 R-393',
    success: byMember({ isEndless: true }),
    refusal: ['rate_limited', withMaxStreams],
    foreign: WHY_NOT.namesNothing,
  },
} satisfies Record<string, CallRow>;
