import { css } from '@emotion/react';
import type { PaymentMethod } from '@rendezvous/shared/contract';
import { Icon, token } from '@rendezvous/shared/ui';
import { METHOD_LOGOS } from './methodLogos';

/** Logo of a payment method, or a neutral tile of the same size; its name always stands beside it. */
export function MethodMark({ method }: { method: PaymentMethod }) {
  const Logo = METHOD_LOGOS[method];
  return (
    <span css={tile}>{Logo ? <Logo size={28} aria-hidden /> : <Icon name={method === 'creditcard' ? 'card' : 'bank'} size={22} />}</span>
  );
}

const tile = css({
  display: 'grid',
  placeItems: 'center',
  width: '3rem',
  height: '2rem',
  overflow: 'hidden',
  borderRadius: token.radiusS,
  background: token.colorSkeleton,
});
