import { css } from '@emotion/react';
import type { ProfileImage } from '@rendezvous/shared/contract';
import { useIntl } from '@rendezvous/shared/intl';
import { SafetyButton, type SafetySubject } from '@rendezvous/shared/safety';
import { Dialog, IconButton, Photo, Row } from '@rendezvous/shared/ui';
import type { KeyboardEvent } from 'react';

interface Props {
  member: SafetySubject['member'];
  photos: readonly ProfileImage[];
  /** Index of the photo on screen; -1 when the viewer is closed. */
  index: number;
  onIndex: (index: number) => void;
  getAltText: (index: number) => string;
}

/** Shows one photo at a time in full screen; the arrow keys show the next or previous one, and Escape closes the viewer. */
export function PhotoViewer({ member, photos, index, onIndex, getAltText }: Props) {
  const intl = useIntl();
  const photo = photos[index];
  if (!photo) return null;
  const showAdjacent = (step: number): void => onIndex((index + step + photos.length) % photos.length);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowRight') showAdjacent(1);
    if (event.key === 'ArrowLeft') showAdjacent(-1);
  };
  const previousLabel = intl.formatMessage({
    id: 'members.viewer.previous',
    defaultMessage: 'Previous photo',
    description: 'Button in the photo viewer',
  });
  const nextLabel = intl.formatMessage({
    id: 'members.viewer.next',
    defaultMessage: 'Next photo',
    description: 'Button in the photo viewer',
  });
  return (
    <Dialog title={member.name} isOpen onClose={() => onIndex(-1)} size="full">
      {/* The arrow keys work wherever the focus is inside this group. */}
      <div css={stage} onKeyDown={onKeyDown} role="group" aria-label={getAltText(index)}>
        <Photo image={photo} alt={getAltText(index)} ratio="natural" sizes="100vw" priority css={createPhotoCss(photo)} />
        <Row justify="center">
          {photos.length > 1 && <IconButton icon="back" label={previousLabel} onPress={() => showAdjacent(-1)} />}
          <SafetyButton member={member} photoId={photo.id} />
          {photos.length > 1 && <IconButton icon="forward" label={nextLabel} onPress={() => showAdjacent(1)} />}
        </Row>
      </div>
    </Dialog>
  );
}

const stage = css({ display: 'grid', gap: '1rem', justifyItems: 'center' });
/** Makes the photo as wide as possible without pushing the buttons below it off the screen. */
const createPhotoCss = ({ ratio }: ProfileImage) => css({ width: `min(100%, ${70 * ratio}vh)` });
