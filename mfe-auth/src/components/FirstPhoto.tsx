import { css } from '@emotion/react';
import { PictureButton } from '@rendezvous/shared/forms';
import { describeError, FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { Alert, Avatar, Stack, Text, token } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { useCompleteSignupStore } from '../stores/CompleteSignupStore';

/** Uploads a first photo; more can be added on the member's own profile. */
export const FirstPhoto = observer(() => {
  const intl = useIntl();
  const { profile, isUploading, photoFailure, addPhoto } = useCompleteSignupStore();
  const label = intl.formatMessage({
    id: 'auth.complete.file',
    defaultMessage: 'Photo file',
    description: 'Name of the hidden file field, read out',
  });
  return (
    <div css={row}>
      <Avatar image={profile?.main_image ?? null} size="xl" />
      <Stack gap="s" align="start" css={action}>
        <PictureButton label={label} busy={isUploading} onChoose={(file) => void addPhoto(file)}>
          <FormattedMessage id="auth.complete.photo" defaultMessage="Add a photo" description="Button of the last sign-up step" />
        </PictureButton>
        <Text size="s" tone="muted">
          <FormattedMessage
            id="auth.complete.photoHelp"
            defaultMessage="JPEG, PNG or WebP. We check each photo before others see it."
            description="Under the button Add a photo"
          />
        </Text>
        {photoFailure === null ? null : <Alert tone="danger">{describeError(intl, photoFailure)}</Alert>}
      </Stack>
    </div>
  );
});

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: token.space4 });
const action = css({ flex: '1 1 12rem' });
