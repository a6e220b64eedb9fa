import type { Message } from '@rendezvous/shared/contract';
import { GifContent } from './GifContent';
import { GiftContent } from './GiftContent';
import { PhotoContent } from './PhotoContent';

interface MessageContentProps {
  message: Message;
  /** Among the newest: its picture is on screen at once. */
  priority?: boolean;
}

/** What a message holds: text, and nothing in it is ever read as markup, or a picture or a gift. */
export function MessageContent({ message, priority = false }: MessageContentProps) {
  const { type, body, gift, gif, photo, mine } = message;
  if (gift) return <GiftContent gift={gift} text={body} />;
  if (gif) return <GifContent gif={gif} priority={priority} />;
  if (type === 'photo') return <PhotoContent photo={photo} mine={mine} priority={priority} />;
  return <bdi>{body}</bdi>;
}
