import { Grid, Skeleton, Stack } from '@rendezvous/shared/ui';

/** A profile before it is loaded, in its final size. */
export const MemberProfileSkeleton = () => (
  <Grid column="l" gap="xl">
    <Skeleton shape="photo" />
    <Stack gap="m">
      <Skeleton shape="heading" />
      <Skeleton lines={2} />
      <Skeleton shape="button" />
      <Skeleton lines={5} />
    </Stack>
  </Grid>
);
