import type { SerializedStyles } from '@emotion/react';
import { css } from '@emotion/react';
import type { Gap } from '../theme/gaps';
import { GAPS } from '../theme/gaps';

export const gapStyles = Object.fromEntries(Object.entries(GAPS).map(([name, gap]) => [name, css({ gap })])) as Record<
  Gap,
  SerializedStyles
>;
