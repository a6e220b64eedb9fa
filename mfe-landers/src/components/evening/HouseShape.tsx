import { css, keyframes } from '@emotion/react';
import type { House } from './House';
import { housePath, QUAY } from './housePath';
import { windowsOf } from './windowsOf';

const LIT = '#ffcb7d';
const UNLIT = '#120a22';

/** A house: outline, windows, door. */
export const HouseShape = ({ house }: { house: House }) => (
  <g>
    <path d={housePath(house)} fill={house.color} />
    <path d={housePath(house)} fill="url(#evening-house)" />
    {windowsOf(house).map(({ lit, ...frame }, index) => (
      <rect
        key={index}
        {...frame}
        rx={2}
        fill={lit ? LIT : UNLIT}
        opacity={lit ? 0.92 : 0.42}
        css={lit && index % 2 === 0 ? flicker : undefined}
      />
    ))}
    <rect x={house.x + house.width * 0.44} y={QUAY - 66} width={26} height={66} rx={3} fill={UNLIT} opacity={0.55} />
  </g>
);

const breathe = keyframes({ '50%': { opacity: 0.68 } });
const flicker = css({ animation: `${breathe} 7s ease-in-out infinite` });
