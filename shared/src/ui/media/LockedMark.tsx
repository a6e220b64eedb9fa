import { css } from '@emotion/react';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { Icon } from '../icons/Icon';
import { VisuallyHidden } from '../text/VisuallyHidden';
import { token } from '../theme/token';

interface LockedMarkProps {
  moreCount: number | undefined;
}

/** Lock over a picture that the viewer may not see. */
export function LockedMark({ moreCount }: LockedMarkProps) {
  return (
    <span css={mark}>
      <Icon name="lock" size={28} />
      {moreCount ? (
        <strong>
          <FormattedMessage
            id="shared.photo.more"
            defaultMessage="+{count, number}"
            description="On a locked photo: how many others there are"
            values={{ count: moreCount }}
          />
        </strong>
      ) : null}
      <VisuallyHidden>
        <FormattedMessage
          id="shared.photo.locked"
          defaultMessage="Locked photo"
          description="Read out on a blurred photo that only premium members can see"
        />
      </VisuallyHidden>
    </span>
  );
}

const mark = css({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: token.space1,
  background: token.colorPhotoShade,
  color: token.colorPhotoText,
  fontSize: token.fontSizeXl,
});
