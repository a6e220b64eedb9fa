import type { ChatItem, ChatPhoto, Gif, Message } from '@rendezvous/shared/contract';
import { presentCard, type ViewerContext } from '../members/presentCard';
import type { SignPhotoUrl } from '../photos/photoSignature';
import type { ChatRow } from './sqlChatList';
import type { MessageRow } from './sqlMessages';
import type { PartnerPosition } from './sqlReadPositions';

/** Data that determines how a message is presented to its viewer; the partner's position determines the state of the message. */
export interface MessageViewContext {
  viewerId: string;
  signPhotoUrl: SignPhotoUrl;
  partner?: PartnerPosition;
  /** Returns a GIF's description in the viewer's language; when absent, the stored description in the sender's language is shown. */
  getGifTitle?: (gif: Gif) => string;
}

const presentPhoto = ({ id, ratio }: { id: string; ratio: number }, signPhotoUrl: SignPhotoUrl): ChatPhoto => ({
  id,
  filename: signPhotoUrl(id, '1200'),
  thumb_filename: signPhotoUrl(id, '480'),
  blurred: signPhotoUrl(id, 'blur'),
  ratio,
});

function presentState(row: MessageRow, { viewerId, partner }: MessageViewContext): Message['state'] {
  if (partner === undefined || row.sender_id !== viewerId) return 'sent';
  if (row.seq <= partner.readUpTo) return 'read';
  return row.seq <= partner.deliveredUpTo ? 'delivered' : 'sent';
}

/** Presents the content of a message other than its text. */
function presentContent({ content }: MessageRow, context: MessageViewContext): Pick<Message, 'gift' | 'gif' | 'photo' | 'icebreaker'> {
  const { gift = null, gif = null, photo = null, icebreaker = null } = content ?? {};
  return {
    gift,
    gif: gif && { ...gif, title: context.getGifTitle?.(gif) ?? gif.title },
    photo: photo && presentPhoto(photo, context.signPhotoUrl),
    icebreaker,
  };
}

/** Presents a message to one side; only the recipient is warned about a risky message. */
export function presentMessage(row: MessageRow, context: MessageViewContext): Message {
  const isMine = row.sender_id === context.viewerId;
  return {
    id: row.id,
    client_id: isMine ? row.client_id : null,
    type: row.type,
    body: row.body,
    ...presentContent(row, context),
    withdrawn: row.withdrawn_at !== null,
    risky: row.risky && !isMine,
    created: row.created_at,
    mine: isMine,
    state: presentState(row, context),
  };
}

/** Maximum length of a preview in code points; the conversation list never shows more. */
const PREVIEW_MAX = 100;

/** Presents a row of the conversation list. */
export function presentChat(row: ChatRow, viewerId: string, viewerContext: ViewerContext): ChatItem {
  return {
    conversation: { id: row.id },
    profile: presentCard(row.partner, viewerContext),
    num_unread_messages: row.unread,
    last_message: row.lastMessage && {
      type: row.lastMessage.type,
      preview: [...row.lastMessage.body].slice(0, PREVIEW_MAX).join(''),
      created: row.lastMessage.created_at,
      mine: row.lastMessage.sender_id === viewerId,
    },
  };
}
