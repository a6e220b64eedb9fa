import { randomUUID } from 'node:crypto';
import { aConversation } from '../testing/aConversation';
import { aPicture } from '../testing/aPicture';
import type { TestApi } from '../testing/testApi';
import { byMember, byVisitor, caller, NOBODY } from './caller';
import { type Attempt, type CallRow, type OwnAttempt, type RejectedCall, type Scene, WHY_NOT } from './CallRow';

interface Talk {
  conversation: string;
  /** A message of the caller that the partner has not read. */
  message: string;
}

type Input = (talk: Talk) => Partial<Attempt>;

async function aTalk(api: TestApi): Promise<OwnAttempt & { talk: Talk; theirs: Attempt['client'] }> {
  const { me, mine, theirs, id, send } = await aConversation(api);
  const { message } = (await send({ body: 'Private' })).body;
  return { client: mine, me, theirs, talk: { conversation: id, message: message.id } };
}

/** A call within a conversation of the caller. */
const inConversation =
  (input: Input): Scene =>
  async (api) => {
    const { client, me, talk } = await aTalk(api);
    return { client, me, ...input(talk) };
  };

/** The same call by a member who does not take part in the conversation. */
const fromOutside = (input: Input): RejectedCall => [
  'not_found',
  async (api) => ({ ...(await caller(api, { credits: 10, paid: true })), ...input((await aTalk(api)).talk) }),
];
const withUnknownIds = (input: Input): RejectedCall => [
  'not_found',
  byMember(input({ conversation: NOBODY, message: NOBODY }), { credits: 10 }),
];

const textMessage = (conversation: string): Record<string, unknown> => ({
  conversation,
  type: 'text',
  body: 'Hello',
  client_id: randomUUID(),
});
const readInput: Input = ({ conversation }) => ({ query: { conversation, limit: 10 } });
const conversationInput: Input = ({ conversation }) => ({ body: { conversation } });
const textInput: Input = ({ conversation }) => ({ body: textMessage(conversation) });
const seenInput: Input = ({ conversation, message }) => ({ body: { conversation, read_up_to: message } });
const deleteInput: Input = ({ message }) => ({ body: { message_id: message, action: 'delete' } });

/** A member with the maximum number of open streams. */
async function withManyWindows(api: TestApi): Promise<Attempt> {
  const { client, me } = await caller(api);
  for (let window = 0; window < 8; window += 1) await client.open('/api/events.php');
  return { client, me };
}

/** Conversations and their contents. */
export const chatRows = {
  'GET /api/chats.php': {
    rows: 'R-166 R-379',
    success: inConversation(({ conversation }) => ({ shows: { chats: [{ conversation: { id: conversation }, num_unread_messages: 0 }] } })),
    refusal: WHY_NOT.answersAll,
    foreign: WHY_NOT.namesNothing,
  },
  'GET /api/chat.php': {
    rows: 'R-269 R-392',
    success: inConversation((talk) => ({ ...readInput(talk), shows: { messages: [{ body: 'First' }, { body: 'Private' }] } })),
    refusal: withUnknownIds(readInput),
    foreign: fromOutside(readInput),
  },
  'POST /api/chat.php': {
    rows: 'R-276 R-392',
    success: inConversation((talk) => ({ ...textInput(talk), shows: { credits: 97, message: { body: 'Hello' } } })),
    refusal: [
      'not_enough_credits',
      async (api) => {
        const { id, me, mine } = await aConversation(api, { me: { credits: 1 } });
        return { client: mine, me, body: textMessage(id) };
      },
    ],
    foreign: fromOutside(textInput),
  },
  'PUT /api/chat.php': {
    rows: 'R-157 R-392',
    success: async (api) => {
      const { theirs, talk } = await aTalk(api);
      return { client: theirs, ...seenInput(talk), shows: { num_unread_messages: 0 } };
    },
    refusal: withUnknownIds(seenInput),
    foreign: fromOutside(seenInput),
  },
  'DELETE /api/chat.php': {
    rows: 'R-271 R-381',
    success: inConversation((talk) => ({ ...conversationInput(talk), shows: { deleted: true } })),
    refusal: withUnknownIds(conversationInput),
    foreign: fromOutside(conversationInput),
  },
  'PATCH /api/chat.php': {
    rows: 'R-290 R-392',
    success: inConversation((talk) => ({ ...deleteInput(talk), shows: { message_id: talk.message, credits: 99 } })),
    refusal: ['validation', inConversation(({ message }) => ({ body: { message_id: message, action: 'withdraw' } }))],
    foreign: fromOutside(deleteInput),
  },
  'POST /api/chat-photo.php': {
    rows: 'R-289 R-392',
    success: async (api) => ({ ...(await caller(api)), file: await aPicture(), shows: { photo_id: expect.any(String) } }),
    refusal: ['photo_invalid', byMember({ file: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') })],
    foreign: WHY_NOT.createsOnly,
    bad: ['photo_invalid', byMember({ body: { file: 'x' } })],
  },
  'POST /api/typing.php': {
    rows: 'R-291',
    success: inConversation(conversationInput),
    refusal: withUnknownIds(conversationInput),
    foreign: fromOutside(conversationInput),
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
      ...(await caller(api)),
      query: { profile_id: (await api.aMember()).id },
      shows: { icebreakers: expect.any(Array) },
    }),
    refusal: ['not_found', byMember({ query: { profile_id: NOBODY } })],
    foreign: ['not_found', async (api) => ({ ...(await caller(api)), query: { profile_id: (await api.aMember({ invisible: true })).id } })],
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
    success: byMember({ endless: true }),
    refusal: ['rate_limited', withManyWindows],
    foreign: WHY_NOT.namesNothing,
  },
} satisfies Record<string, CallRow>;
