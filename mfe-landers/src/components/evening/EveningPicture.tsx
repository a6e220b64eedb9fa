import { css, keyframes } from '@emotion/react';
import { EveningPaints } from './EveningPaints';
import type { House } from './House';
import { createHousePath, WATER_LINE_Y } from './housePath';
import { houses } from './houses';
import { PersonWindow } from './PersonWindow';
import { createSeededPoints } from './seededPoints';
import { Water } from './Water';
import { computeWindows } from './toWindows';

const LIT_COLOR = '#ffcb7d';
const UNLIT_COLOR = '#120a22';

/** A house with its windows and door. */
const HouseShape = ({ house }: { house: House }) => (
  <g>
    <path d={createHousePath(house)} fill={house.color} />
    <path d={createHousePath(house)} fill="url(#evening-house)" />
    {computeWindows(house).map(({ isLit, ...frame }, index) => (
      <rect
        key={index}
        {...frame}
        rx={2}
        fill={isLit ? LIT_COLOR : UNLIT_COLOR}
        opacity={isLit ? 0.92 : 0.42}
        css={isLit && index % 2 === 0 ? flicker : undefined}
      />
    ))}
    <rect x={house.x + house.width * 0.44} y={WATER_LINE_Y - 66} width={26} height={66} rx={3} fill={UNLIT_COLOR} opacity={0.55} />
  </g>
);

const flickerKeyframes = keyframes({ '50%': { opacity: 0.68 } });
const flicker = css({ animation: `${flickerKeyframes} 7s ease-in-out infinite` });

const STARS = createSeededPoints(54, 7);

/** Dusk with stars, a moon and thin clouds. */
const EveningSky = () => (
  <g>
    <rect width={1600} height={820} fill="url(#evening-sky)" />
    {STARS.map(({ x, y, size }, index) => (
      <circle key={index} cx={x * 1600} cy={y * 360} r={0.8 + size * 1.5} fill="#fff4ea" opacity={0.25 + size * 0.6} />
    ))}
    <circle cx={915} cy={212} r={230} fill="url(#evening-glow)" />
    <circle cx={915} cy={212} r={54} fill="#fff3df" />
    <circle cx={900} cy={200} r={9} fill="#f3dcc4" opacity={0.6} />
    <circle cx={931} cy={226} r={13} fill="#f3dcc4" opacity={0.5} />
    <ellipse cx={430} cy={322} rx={250} ry={13} fill="url(#evening-cloud)" />
    <ellipse cx={610} cy={346} rx={190} ry={9} fill="url(#evening-cloud)" />
    <ellipse cx={1180} cy={300} rx={300} ry={12} fill="url(#evening-cloud)" />
    <ellipse cx={1010} cy={330} rx={170} ry={8} fill="url(#evening-cloud)" />
  </g>
);

const ROOFS_PATH =
  'M0 800V560h60v-34h44v52h70l30-40 30 40h66v-70h50v-26h26v26h44v80h80l34-52 34 52h58v-60h62v-38h70v98h64V470l16-96 16 96v118h70l30-44 30 44h60v-74h96v40h54l26-40 26 40h56v-66h70v86h66V500h22v-40h20v40h22v80h60l30-44 30 44h150v360H0z';

/** Roofs and a church tower in the haze behind the houses. */
const FarSkyline = () => <path d={ROOFS_PATH} transform="translate(-46 -118)" fill="#8c3471" opacity={0.7} />;

/** Evening at a canal with a person in each of two large windows. Drawn inline, so that it arrives with the HTML and is sharp at any size. */
export const EveningPicture = () => (
  <svg viewBox="0 0 1600 1000" preserveAspectRatio="xMidYMid slice" aria-hidden focusable={false} css={picture}>
    <EveningPaints />
    <EveningSky />
    <FarSkyline />
    {houses.map((house) => (
      <HouseShape key={house.x} house={house} />
    ))}
    <PersonWindow x={598} y={500} person="left" />
    <PersonWindow x={884} y={516} person="right" />
    <Water />
  </svg>
);

const picture = css({ position: 'absolute', inset: 0, width: '100%', height: '100%' });
