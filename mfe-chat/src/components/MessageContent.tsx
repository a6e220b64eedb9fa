import type { Message } from '@rendezvous/shared/contract';
import { useIntl } from '@rendezvous/shared/intl';
import type { SafetySubject } from '@rendezvous/shared/safety';
import { GifContent } from './GifContent';
import { GiftContent } from './GiftContent';
import { icebreakerText } from './icebreakerText';
import { PhotoContent } from './PhotoContent';

interface MessageContentProps {
  message: Message;
  /** True for the newest messages, whose pictures load eagerly. */
  priority?: boolean;
  /** Sender of a received photo, for reporting it; null if it cannot be reported. */
  subject?: SafetySubject | null;
}

/** Content of a message: an icebreaker, a picture, a gift, or text, which is never interpreted as markup. */
export function MessageContent({ message, priority = false, subject = null }: MessageContentProps) {
  const intl = useIntl();
  const { type, body, gift, gif, photo, icebreaker, mine } = message;
  if (gift) return <GiftContent gift={gift} text={body} />;
  if (gif) return <GifContent gif={gif} priority={priority} />;
  if (type === 'photo') return <PhotoContent photo={photo} mine={mine} priority={priority} subject={subject} />;
  return <bdi>{icebreaker ? icebreakerText(intl, icebreaker) : body}</bdi>;
}
