import { css } from '@emotion/react';
import type { BlockedMember } from '@rendezvous/shared/contract';
import { FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { Button, PersonName, token } from '@rendezvous/shared/ui';
import { useBusy } from './useBusy';

interface BlockedRowProps {
  member: BlockedMember;
  onUnblock: () => Promise<void>;
}

/** Somebody blocked, and the way to take it back. */
export const BlockedRow = ({ member, onUnblock }: BlockedRowProps) => {
  const intl = useIntl();
  const [isBusy, run] = useBusy();
  const label = intl.formatMessage(
    { id: 'shell.blocked.unblock_named', defaultMessage: 'Unblock {name}', description: 'Button, for screen readers; name: of a member' },
    { name: member.name },
  );
  return (
    <li css={row}>
      <PersonName person={member} />
      <Button variant="secondary" size="s" busy={isBusy} aria-label={label} onPress={() => run(onUnblock)}>
        <FormattedMessage id="shell.blocked.unblock" defaultMessage="Unblock" description="Button beside a blocked member" />
      </Button>
    </li>
  );
};

const row = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token.space3,
  paddingBlock: token.space2,
});
