import { css } from '@emotion/react';
import { useIntl } from '@rendezvous/shared/intl';
import { IconButton, token } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import type { ComplaintPicturesStore } from './ComplaintPicturesStore';

interface ChosenPicturesProps {
  store: ComplaintPicturesStore;
  /** Called after a removal: the button has disappeared with its picture, so focus has to move. */
  onRemoved: () => void;
}

/** Names of the files attached to a complaint; each can be removed. */
export const ChosenPictures = observer(({ store, onRemoved }: ChosenPicturesProps) => {
  const intl = useIntl();
  const remove = (id: string): void => {
    store.remove(id);
    requestAnimationFrame(onRemoved);
  };
  return (
    <ul role="list" aria-live="polite" css={pictureList}>
      {store.pictures.map(({ id, name }) => (
        <li key={id} css={pictureRow}>
          <span css={fileNameStyle}>{name}</span>
          <IconButton
            icon="trash"
            label={intl.formatMessage(
              { id: 'shell.complaints.remove', defaultMessage: 'Remove {name}', description: 'Button beside a picture; name: of the file' },
              { name },
            )}
            onPress={() => remove(id)}
          />
        </li>
      ))}
    </ul>
  );
});

const pictureList = css({ display: 'grid', gap: token.space1, width: '100%', '&:empty': { display: 'none' } });
const pictureRow = css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: token.space2, minWidth: 0 });
const fileNameStyle = css({ minWidth: 0, overflowWrap: 'anywhere' });
