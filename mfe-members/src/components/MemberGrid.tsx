import type { ProfileCard } from '@rendezvous/shared/contract';
import { Grid } from '@rendezvous/shared/ui';
import { MemberCard } from './MemberCard';

/** Cards whose photos are on the first screen of a phone and a desktop. */
const FIRST_ROW = 4;

/** Members as a grid of cards. */
export function MemberGrid({ members }: { members: readonly ProfileCard[] }) {
  return (
    <Grid as="ul" column="s" gap="m">
      {members.map((card, index) => (
        <MemberCard key={card.id} card={card} priority={index < FIRST_ROW} />
      ))}
    </Grid>
  );
}
