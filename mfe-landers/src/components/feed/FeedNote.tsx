import { css } from '@emotion/react';
import type { LanderMember } from '@rendezvous/shared/contract';
import { media, PersonName, Photo, Text, token } from '@rendezvous/shared/ui';
import { MemberPlace } from '../page/MemberPlace';
import { WriteButton } from '../page/WriteButton';

const SIZES = '(min-width: 576px) 12rem, 100vw';

/** A member's note with their photo. */
export const FeedNote = ({ member, priority }: { member: LanderMember; priority: boolean }) => (
  <article css={note}>
    <Photo image={member.image} alt="" ratio="square" sizes={SIZES} priority={priority} rounded={false} css={photo} />
    <WriteButton member={member} />
    <div css={textBlock}>
      <div>
        <PersonName person={member} withAge css={name} />
        <Text size="s" tone="muted">
          <MemberPlace member={member} />
        </Text>
      </div>
      {member.note === null ? null : (
        <blockquote css={quote} dir="auto" lang={member.language}>
          {member.note}
        </blockquote>
      )}
    </div>
  </article>
);

const note = css({
  position: 'relative',
  display: 'grid',
  overflow: 'hidden',
  borderRadius: token.radiusXl,
  background: token.colorSurface,
  boxShadow: token.shadow1,
  transition: `box-shadow ${token.motionMedium} ${token.motionEase}`,
  [media.hover]: { '&:hover': { boxShadow: token.shadow2 } },
  // Large text leaves room for words beside the photo.
  [media.sm]: { gridTemplateColumns: 'min(12rem, 40%) minmax(0, 1fr)' },
});
/** Beside the text, the photo is cropped to the text's height; a square photo would outgrow its column and cover the text. */
const photo = css({ [media.sm]: { '&&': { aspectRatio: 'auto' }, height: '100%', minHeight: '12rem' } });
const textBlock = css({ display: 'grid', alignContent: 'start', gap: token.space3, minWidth: 0, padding: token.space5 });
const name = css({ fontSize: token.fontSizeL, fontWeight: token.weightBold });
const quote = css({ margin: 0, lineHeight: token.lineNormal, overflowWrap: 'anywhere', textWrap: 'pretty' });
