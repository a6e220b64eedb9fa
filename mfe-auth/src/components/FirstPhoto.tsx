import { css } from '@emotion/react';
import { describeError, FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { Alert, Avatar, Button, Stack, Text, token } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { useRef, type ChangeEvent } from 'react';
import { useCompleteSignupStore } from '../stores/useCompleteSignupStore';

const ACCEPTED = 'image/jpeg,image/png,image/webp';

/** One photo for a start; more on the own profile. */
export const FirstPhoto = observer(() => {
  const intl = useIntl();
  const { profile, isUploading, photoFailure, addPhoto } = useCompleteSignupStore();
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const file = target.files?.[0];
    if (file) void addPhoto(file);
    target.value = '';
  };
  const label = intl.formatMessage({
    id: 'auth.complete.file',
    defaultMessage: 'Photo file',
    description: 'Name of the hidden file field, read out',
  });
  return (
    <div css={row}>
      <Avatar image={profile?.main_image ?? null} size="xl" />
      <Stack gap="s" align="start">
        <input ref={input} type="file" accept={ACCEPTED} aria-label={label} onChange={choose} hidden />
        <Button variant="secondary" icon="camera-plus" busy={isUploading} onPress={() => input.current?.click()}>
          <FormattedMessage id="auth.complete.photo" defaultMessage="Add a photo" description="Button of the last sign-up step" />
        </Button>
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

const row = css({ display: 'flex', alignItems: 'center', gap: token.space4 });
