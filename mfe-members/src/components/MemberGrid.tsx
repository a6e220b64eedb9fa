import type { ProfileCard } from '@rendezvous/shared/contract';
import { useSafety } from '@rendezvous/shared/safety';
import { Grid } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { FIRST_ROW_COUNT } from './firstRow';
import { MemberCard } from './MemberCard';

interface MemberGridProps {
  members: readonly ProfileCard[];
  /** True for the first grid of a page: its first photos load eagerly, and the alerts stand below its first row. */
  isFirst?: boolean;
}

/** Grid of member cards, without members whom the viewer has just hidden, blocked or reported. */
export const MemberGrid = observer(({ members, isFirst = false }: MemberGridProps) => {
  const safety = useSafety();
  return (
    <Grid as="ul" column="s" gap="m" withAlerts={isFirst}>
      {safety.shownOf(members).map((card, index) => (
        <MemberCard key={card.id} card={card} priority={isFirst && index < FIRST_ROW_COUNT} />
      ))}
    </Grid>
  );
});
