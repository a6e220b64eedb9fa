import { css } from '@emotion/react';
import { SymbolPhoto } from '../page/SymbolPhoto';
import { galleryCard } from './galleryCard';
import { token } from '@rendezvous/shared/ui';

type Props = Parameters<typeof SymbolPhoto>[0];

/** A gallery place without a member: a symbol picture, or none yet. */
export const SymbolCard = ({ name, priority = false }: Partial<Props>) => (
  <li css={galleryCard}>
    <div css={frame}>{name === undefined ? null : <SymbolPhoto name={name} priority={priority} />}</div>
  </li>
);

const frame = css({ position: 'relative', aspectRatio: '4 / 5', background: token.colorSkeleton });
