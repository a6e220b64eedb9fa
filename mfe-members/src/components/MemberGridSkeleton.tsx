import { Grid, Skeleton } from '@rendezvous/shared/ui';

const PLACEHOLDER_COUNT = 8;

/** Placeholder for the grid while its members are loading. */
export function MemberGridSkeleton() {
  return (
    <Grid column="s" gap="m">
      {Array.from({ length: PLACEHOLDER_COUNT }, (_, index) => (
        <div key={index}>
          <Skeleton shape="photo" />
          <Skeleton lines={2} />
        </div>
      ))}
    </Grid>
  );
}
