import type { ProfileCard } from '@rendezvous/shared/contract';
import { Grid } from '@rendezvous/shared/ui';
import { FIRST_ROW } from './firstRow';
import { MemberCard } from './MemberCard';

interface Props {
  members: readonly ProfileCard[];
  /** The first grid of the page: its first photos are loaded at once. */
  first?: boolean;
}

/** Members as a grid of cards. */
export function MemberGrid({ members, first = false }: Props) {
  return (
    <Grid as="ul" column="s" gap="m">
      {members.map((card, index) => (
        <MemberCard key={card.id} card={card} priority={first && index < FIRST_ROW} />
      ))}
    </Grid>
  );
}
