import { pathTo } from '@rendezvous/shared/contract';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { Alert, ButtonLink, Stack } from '@rendezvous/shared/ui';

/** Replaces the actions of other profiles: states that this is the member's own, with a link back to it. */
export const OwnPreview = () => (
  <Stack gap="s" align="start">
    <Alert tone="info">
      <FormattedMessage
        id="members.preview.note"
        defaultMessage="This is how your profile looks to other members."
        description="On the preview of the own profile, in the place of the buttons Message and Like"
      />
    </Alert>
    <ButtonLink variant="secondary" icon="pencil" to={pathTo('profile')}>
      <FormattedMessage
        id="members.preview.edit"
        defaultMessage="Edit my profile"
        description="Button on the preview of the own profile, back to where it is edited"
      />
    </ButtonLink>
  </Stack>
);
