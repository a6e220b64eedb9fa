import { COMPLAINT_FILE_BYTES } from '@rendezvous/shared/contract';
import { ApiError } from '@rendezvous/shared/http';
import { describeError, FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { Alert } from '@rendezvous/shared/ui';

/** Of one picture at most. */
export const PICTURE_MEGABYTES = COMPLAINT_FILE_BYTES / 1024 / 1024;

/** Why a picture was rejected; the api's own messages are about profile photos. */
export const PictureFailure = ({ failure }: { failure: unknown }) => {
  const intl = useIntl();
  return (
    <Alert tone="danger">
      {failure instanceof ApiError && failure.code === 'photo_invalid' ? (
        <FormattedMessage
          id="shell.complaints.refused"
          defaultMessage="Use a JPEG, PNG or WebP picture of at most {megabytes, number} MB"
          description="Error of the complaint form"
          values={{ megabytes: PICTURE_MEGABYTES }}
        />
      ) : (
        describeError(intl, failure)
      )}
    </Alert>
  );
};
