import { FormattedMessage } from '@rendezvous/shared/intl';
import { RemoteSlot } from '@rendezvous/shared/remote';
import { Button } from '@rendezvous/shared/ui';
import { useState } from 'react';

/** Opens the icebreakers of mfe-chat. */
export const IcebreakerAction = ({ profileId }: { profileId: string }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" icon="sparkles" size="l" onPress={() => setOpen(true)}>
        <FormattedMessage
          id="members.action.icebreaker"
          defaultMessage="Break the ice"
          description="Button on a profile that opens questions to begin a conversation with"
        />
      </Button>
      {isOpen ? <RemoteSlot name="icebreaker-modal" profileId={profileId} onClose={() => setOpen(false)} /> : null}
    </>
  );
};
