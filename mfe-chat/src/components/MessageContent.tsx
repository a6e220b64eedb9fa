import type { Gif, Message } from '@rendezvous/shared/contract';
import { useIntl } from '@rendezvous/shared/intl';
import type { SafetySubject } from '@rendezvous/shared/safety';
import { css } from '@emotion/react';
import { token } from '@rendezvous/shared/ui';
import { GiftContent } from './GiftContent';
import { icebreakerText } from './icebreakerText';
import { PhotoContent } from './PhotoContent';

const WIDTH_PX = 200;

/** A GIF; shown as a still for users who prefer reduced motion. */
const GifContent = ({ gif, priority }: { gif: Gif; priority: boolean }) => (
  <picture>
    <source media="(prefers-reduced-motion: reduce)" srcSet={gif.still} />
    <img
      src={gif.filename}
      alt={gif.title}
      width={WIDTH_PX}
      height={Math.round(WIDTH_PX / gif.ratio)}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding={priority ? 'sync' : 'async'}
      css={image}
    />
  </picture>
);

const image = css({ display: 'block', maxWidth: '100%', height: 'auto', borderRadius: token.radiusM });

interface MessageContentProps {
  message: Message;
  /** Among the newest, so its picture is visible at once. */
  priority?: boolean;
  /** Member a received photo can be reported for. */
  subject?: SafetySubject | null;
}

/** Content of a message: text, never interpreted as markup, an icebreaker, a picture or a gift. */
export function MessageContent({ message, priority = false, subject = null }: MessageContentProps) {
  const intl = useIntl();
  const { type, body, gift, gif, photo, icebreaker, mine } = message;
  if (gift) return <GiftContent gift={gift} text={body} />;
  if (gif) return <GifContent gif={gif} priority={priority} />;
  if (type === 'photo') return <PhotoContent photo={photo} mine={mine} priority={priority} subject={subject} />;
  return <bdi>{icebreaker ? icebreakerText(intl, icebreaker) : body}</bdi>;
}
