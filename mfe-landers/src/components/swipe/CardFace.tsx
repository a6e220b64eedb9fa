import { css } from '@emotion/react';
import { defineMessages, FormattedMessage, type MessageDescriptor } from '@rendezvous/shared/intl';
import { PersonName, Photo, token } from '@rendezvous/shared/ui';
import { MemberPlace } from '../page/MemberPlace';
import { ScenePicture } from '../ScenePicture';
import { IllustrationLabel } from '../SymbolPicture';
import type { Idea } from './ideas';
import type { SwipeCard } from './SwipeCard';

const ideaCaptions: Record<Idea, MessageDescriptor> = defineMessages({
  lake: { id: 'landers.idea.lake', defaultMessage: 'A night by the lake', description: 'Caption of a picture to swipe' },
  lanterns: { id: 'landers.idea.lanterns', defaultMessage: 'A walk along the quay', description: 'Caption of a picture to swipe' },
  skyline: { id: 'landers.idea.skyline', defaultMessage: 'An evening in the city', description: 'Caption of a picture to swipe' },
  alonetonight: { id: 'landers.idea.home', defaultMessage: 'A long talk at home', description: 'Caption of a picture to swipe' },
  hero: { id: 'landers.idea.sunset', defaultMessage: 'A sunset for two', description: 'Caption of a picture to swipe' },
});

/** Content of a card: a member with name, age and place, or an evening idea labelled as an illustration. */
export const CardFace = ({ card }: { card: SwipeCard }) => {
  if ('idea' in card)
    return (
      <>
        <ScenePicture name={card.idea} />
        <IllustrationLabel />
        <div css={caption}>
          <strong css={name}>
            <FormattedMessage {...ideaCaptions[card.idea]} />
          </strong>
        </div>
      </>
    );
  const { member } = card;
  return (
    <>
      <Photo image={member.image} alt="" sizes="(min-width: 576px) 24rem, 92vw" priority rounded={false} css={cover} />
      <div css={caption}>
        <strong css={name}>
          <PersonName person={member} withAge />
        </strong>
        <span>
          <MemberPlace member={member} />
        </span>
      </div>
    </>
  );
};

const cover = css({ '&&': { position: 'absolute', inset: 0, aspectRatio: 'auto' } });
const caption = css({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  display: 'grid',
  gap: token.space1,
  padding: `${token.space7} ${token.space4} ${token.space4}`,
  background: 'linear-gradient(to top, rgb(20 10 38 / 0.88), rgb(20 10 38 / 0.6) 60%, rgb(20 10 38 / 0))',
  color: token.colorPhotoText,
});
const name = css({ fontSize: token.fontSizeXl, lineHeight: token.lineTight, overflowWrap: 'anywhere' });
