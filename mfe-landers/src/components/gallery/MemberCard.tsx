import { css } from '@emotion/react';
import type { LanderMember } from '@rendezvous/shared/contract';
import { PersonName, Photo, token } from '@rendezvous/shared/ui';
import { MemberPlace } from '../page/MemberPlace';
import { WriteButton } from '../page/WriteButton';
import { galleryCard } from './galleryCard';

const SIZES = '(min-width: 768px) 19rem, 78vw';

/** A member in the gallery, with name, age and place. */
export const MemberCard = ({ member, priority }: { member: LanderMember; priority: boolean }) => (
  <li tabIndex={-1} css={galleryCard}>
    <Photo image={member.image} alt="" sizes={SIZES} priority={priority} rounded={false} />
    <WriteButton member={member} />
    <div css={textBlock}>
      <PersonName person={member} withAge css={name} />
      <MemberPlace member={member} />
    </div>
  </li>
);

const textBlock = css({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  display: 'grid',
  gap: token.space1,
  padding: `${token.space7} ${token.space4} ${token.space4}`,
  background: `linear-gradient(to top, ${token.colorPhotoShade}, transparent)`,
  color: token.colorPhotoText,
  pointerEvents: 'none',
  button: { pointerEvents: 'auto' },
});
const name = css({ fontSize: token.fontSizeL, fontWeight: token.weightBold });
