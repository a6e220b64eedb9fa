import type { SerializedStyles } from '@emotion/react';
import { css } from '@emotion/react';
import { type Gap, GAPS } from '../theme/scale';

export const gapStyles = Object.fromEntries(Object.entries(GAPS).map(([name, gap]) => [name, css({ gap })])) as Record<
  Gap,
  SerializedStyles
>;
