import * as chat from '@rendezvous/shared/calls/chat';
import * as chatExtras from '@rendezvous/shared/calls/chatExtras';
import * as members from '@rendezvous/shared/calls/members';
import { knownReply, request } from '@rendezvous/shared/calls/request';
import type { ApiBody, ApiReply, Icebreaker, Profile } from '@rendezvous/shared/contract';
import type { HttpClient } from '@rendezvous/shared/http';

/** A page of a conversation: the partner, and messages with the oldest first. */
export type ConversationPage = ApiReply<'GET /api/chat.php'>;

/** GET /api/chat.php: the newest page of a conversation or, with the id `before`, the page that precedes a message. */
export const readConversation = (http: HttpClient, conversation: string, before?: string): Promise<ConversationPage> =>
  request(http, chat.readConversation, before === undefined ? { conversation } : { conversation, before }, { progress: false });

/** The newest page of a conversation, if the document contains it or it was prefetched; undefined otherwise. */
export const getCachedConversation = (http: HttpClient, conversation: string): ConversationPage | undefined =>
  knownReply(http, chat.readConversation, { conversation });

/** POST /api/chat.php; repeated calls with the same `client_id` store and charge the message only once. */
export const sendMessage = (
  http: HttpClient,
  body: ApiBody<'POST /api/chat.php'>,
  signal: AbortSignal,
): Promise<ApiReply<'POST /api/chat.php'>> => request(http, chat.sendMessage, body, { progress: false, signal });

/** PUT /api/chat.php: marks everything up to a message as read. */
export const markRead = (http: HttpClient, conversation: string, messageId: string): Promise<ApiReply<'PUT /api/chat.php'>> =>
  request(http, chat.confirmRead, { conversation, read_up_to: messageId }, { progress: false });

/** GET /api/member.php: the profile of the partner in a new conversation. */
export const readPartner = async (http: HttpClient, id: string): Promise<Profile> =>
  (await request(http, members.readMember, { id })).profile;

/** GET /api/icebreakers.php: icebreakers for a member. */
export const readIcebreakers = async (http: HttpClient, memberId: string): Promise<readonly Icebreaker[]> =>
  (await request(http, chatExtras.listIcebreakers, { profile_id: memberId })).icebreakers;
