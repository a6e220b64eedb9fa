import { css } from '@emotion/react';
import type { LanderMember } from '@rendezvous/shared/contract';
import { media, PersonName, Photo, token } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { SceneIllustration } from '../page/SymbolPhoto';
import { useShownMembers } from '../page/useShownMembers';
import { WriteButton } from '../page/WriteButton';

const TILE_COUNT = 12;
/** Number of photos that load eagerly because they are in the first rows. */
const EAGER_PHOTO_COUNT = 8;
const SIZES = '(min-width: 992px) 10.5rem, (min-width: 576px) 25vw, 33vw';

/** Up to twelve tiles, with illustrations after the last member; hovering over a member, or focusing one, shows who it is. */
export const Collage = observer(({ name }: { name: string }) => {
  const { members, illustrations, pendingCount } = useShownMembers(name, TILE_COUNT);
  return (
    <ul css={collage} role="list">
      {members.map((member, index) => (
        <Tile key={member.id} member={member} priority={index < EAGER_PHOTO_COUNT} />
      ))}
      {illustrations.map((illustration, index) => (
        <li key={illustration} css={tile}>
          <div css={emptyTile}>
            <SceneIllustration name={illustration} priority={members.length + index < EAGER_PHOTO_COUNT} />
          </div>
        </li>
      ))}
      {Array.from({ length: pendingCount }, (_, index) => (
        <li key={index} css={tile}>
          <div css={emptyTile} />
        </li>
      ))}
    </ul>
  );
});

const Tile = ({ member, priority }: { member: LanderMember; priority: boolean }) => (
  <li css={tile}>
    <Photo image={member.image} alt="" sizes={SIZES} priority={priority} rounded={false} />
    <WriteButton member={member} />
    <span css={caption} data-always={member.fictional}>
      <PersonName person={member} withAge />
    </span>
  </li>
);

const collage = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: token.space2,
  paddingBlockEnd: token.space4,
  '& > li:nth-of-type(3n + 2)': { top: token.space4 },
  [media.sm]: {
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap: token.space3,
    '& > li:nth-of-type(3n + 2)': { top: 0 },
    '& > li:nth-of-type(even)': { top: token.space4 },
  },
});
const tile = css({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: token.radiusL,
  boxShadow: token.shadow1,
  transition: `transform ${token.motionMedium} ${token.motionEase}, box-shadow ${token.motionMedium} ${token.motionEase}`,
  [media.hover]: { '&:hover': { boxShadow: token.shadow3, transform: 'scale(1.03)' } },
  [media.reducedMotion]: { '&&': { transform: 'none' } },
});
const emptyTile = css({ position: 'relative', aspectRatio: '4 / 5', background: token.colorSkeleton });
/** Visible on hover or focus; always visible where hovering is impossible, and for fictional members, whose label must be seen. */
const caption = css({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  padding: `${token.space5} ${token.space2} ${token.space2}`,
  background: `linear-gradient(to top, ${token.colorPhotoShade}, transparent)`,
  color: token.colorPhotoText,
  fontSize: token.fontSizeS,
  fontWeight: token.weightMedium,
  pointerEvents: 'none',
  button: { pointerEvents: 'auto' },
  transition: `opacity ${token.motionFast}`,
  [media.hover]: {
    '&[data-always="false"]': { opacity: 0 },
    'li:hover > &&, li:focus-within > &&': { opacity: 1 },
  },
});
