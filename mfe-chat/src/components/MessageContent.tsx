import type { Message } from '@rendezvous/shared/contract';
import { GifContent } from './GifContent';
import { GiftContent } from './GiftContent';
import { PhotoContent } from './PhotoContent';

/** What a message holds: text, and nothing in it is ever read as markup, or a picture or a gift. */
export function MessageContent({ message }: { message: Message }) {
  const { type, body, gift, gif, photo, mine } = message;
  if (gift) return <GiftContent gift={gift} text={body} />;
  if (gif) return <GifContent gif={gif} />;
  if (type === 'photo') return <PhotoContent photo={photo} mine={mine} />;
  return <bdi>{body}</bdi>;
}
