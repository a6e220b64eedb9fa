import { css } from '@emotion/react';
import { PAYMENT_METHOD_NAMES, type PaymentMethod } from '@rendezvous/shared/contract';
import { Icon, token } from '@rendezvous/shared/ui';
import { METHOD_LOGOS } from './methodLogos';

/**
 * Logo of a payment method, or a neutral tile of the same size with an icon or the name. It is hidden from screen readers, so the name must be shown
 * next to it.
 */
export function MethodMark({ method }: { method: PaymentMethod }) {
  const Logo = METHOD_LOGOS[method];
  return (
    <span css={tile} data-logo={Logo !== undefined} aria-hidden>
      {Logo ? <Logo size={30} /> : method === 'creditcard' ? <Icon name="card" size={22} /> : PAYMENT_METHOD_NAMES[method]}
    </span>
  );
}

const tile = css({
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  width: '3.125rem',
  height: '1.875rem',
  overflow: 'hidden',
  borderRadius: token.space1,
  background: token.colorSurfaceSunken,
  color: token.colorText,
  fontSize: '0.5625rem',
  fontWeight: token.weightBold,
  lineHeight: 1.1,
  textAlign: 'center',
  boxShadow: `inset 0 0 0 1px ${token.colorBorder}`,
});
