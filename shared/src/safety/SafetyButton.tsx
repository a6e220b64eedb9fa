import { useIntl } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { IconButton } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { type SafetySubject, useSafety } from './SafetyStore';

interface SafetyButtonProps extends SafetySubject {
  /** On a disc, so that it stays visible whatever the photo below shows. */
  onPhoto?: boolean;
  /** Id of the element that distinguishes it from others of the same member. */
  describedBy?: string;
  className?: string;
}

/** One tap to hide, block or report a member, wherever they appear; visitors get the safety centre instead. */
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
