import { css } from '@emotion/react';
import { Skeleton, Stack } from '@rendezvous/shared/ui';

const PACKAGES = 6;

/** The packages before their prices are loaded. */
export const PackagesSkeleton = () => (
  <Stack gap="s">
    {Array.from({ length: PACKAGES }, (_, index) => (
      <Skeleton key={index} shape="block" css={card} />
    ))}
  </Stack>
);

const card = css({ '& > span': { minHeight: '4rem' } });
