import { COMPLAINT_FILE_BYTES, COMPLAINT_FILES_MAX } from '@rendezvous/shared/contract';
import { PictureButton } from '@rendezvous/shared/forms';
import { describeError, FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { Alert, Stack, Text } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { ApiError } from '@rendezvous/shared/http';
import { ChosenPictures } from './ChosenPictures';
import type { ComplaintPicturesStore } from './ComplaintPicturesStore';

/** Maximum size of one picture in MB. */
const PICTURE_MEGABYTES = COMPLAINT_FILE_BYTES / 1024 / 1024;

/** Why a picture was rejected; an unusable file has a text of its own, because the general one is about profile photos. */
const PictureError = ({ failure }: { failure: unknown }) => {
  const intl = useIntl();
  return (
    <Alert tone="danger">
      {failure instanceof ApiError && failure.code === 'photo_invalid' ? (
        <FormattedMessage
          id="shell.complaints.refused"
          defaultMessage="Use a JPEG, PNG or WebP picture of at most {megabytes, number} MB"
          description="Error of the complaint form"
          values={{ megabytes: PICTURE_MEGABYTES }}
        />
      ) : (
        describeError(intl, failure)
      )}
    </Alert>
  );
};

/** Lists the names of a complaint's pictures, with a button to add one. */
export const ComplaintPictures = observer(({ store }: { store: ComplaintPicturesStore }) => {
  const intl = useIntl();
  const buttonContainer = useRef<HTMLDivElement>(null);
  const label = intl.formatMessage({
    id: 'shell.complaints.file',
    defaultMessage: 'Picture file',
    description: 'Name of the hidden file field, read out',
  });
  return (
    <Stack gap="s" align="start">
      <ChosenPictures store={store} onRemoved={() => buttonContainer.current?.querySelector('button')?.focus()} />
      <div ref={buttonContainer}>
        <PictureButton label={label} busy={store.isUploading} disabled={store.isFull} onChoose={store.add}>
          <FormattedMessage
            id="shell.complaints.add"
            defaultMessage="Add a picture ({count, number} of {max, number})"
            description="Button of the complaint form; count: pictures there are, max: pictures there may be"
            values={{ count: store.pictures.length, max: COMPLAINT_FILES_MAX }}
          />
        </PictureButton>
      </div>
      <Text size="s" tone="muted">
        <FormattedMessage
          id="shell.complaints.pictures"
          defaultMessage="Optional. JPEG, PNG or WebP, at most {megabytes, number} MB each."
          description="Under the button Add a picture"
          values={{ megabytes: PICTURE_MEGABYTES }}
        />
      </Text>
      {store.failure === null ? null : <PictureError failure={store.failure} />}
    </Stack>
  );
});
