import { useIntl } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { IconButton } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { type SafetySubject, useSafety } from './SafetyStore';

interface SafetyButtonProps extends SafetySubject {
  /** True to draw the icon on a disc, so that it stays visible on a photo. */
  onPhoto?: boolean;
  /** Id of the element that distinguishes this button from others for the same member. */
  describedBy?: string;
  className?: string;
}

/** Opens the sheet for hiding, blocking or reporting a member; renders nothing for visitors and on the viewer's own profile. */
export const SafetyButton = observer(({ onPhoto = false, describedBy, className, ...subject }: SafetyButtonProps) => {
  const intl = useIntl();
  const { session } = useStore();
  const safety = useSafety();
  if (!session.isSignedIn || session.user?.id === subject.member.id) return null;
  const label = intl.formatMessage(
    {
      id: 'shared.safety.open',
      defaultMessage: 'Hide, block or report {name}',
      description: 'Button with a shield beside a member; name: of that member',
    },
    { name: subject.member.name },
  );
  return (
    <IconButton
      icon="shield"
      variant={onPhoto ? 'secondary' : undefined}
      label={label}
      size="s"
      onPress={() => safety.open(subject)}
      aria-describedby={describedBy}
      className={className}
    />
  );
});
