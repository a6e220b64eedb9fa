import { css } from '@emotion/react';
import type { AvoidedMember } from '@rendezvous/shared/contract';
import { Button, PersonName, token } from '@rendezvous/shared/ui';
import type { ReactNode } from 'react';
import { useBusy } from './useBusy';

interface AvoidedRowProps {
  member: AvoidedMember;
  /** Takes it back, in one word. */
  action: ReactNode;
  /** The same with the name, for screen readers. */
  label: string;
  onPress: () => Promise<void>;
}

/** Somebody blocked or hidden, and the way to take it back. */
export const AvoidedRow = ({ member, action, label, onPress }: AvoidedRowProps) => {
  const [isBusy, run] = useBusy();
  return (
    <li css={row}>
      <PersonName person={member} />
      <Button variant="secondary" size="s" busy={isBusy} aria-label={label} onPress={() => run(onPress)}>
        {action}
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
