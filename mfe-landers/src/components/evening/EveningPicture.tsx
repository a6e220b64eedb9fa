import { css } from '@emotion/react';
import { EveningPaints } from './EveningPaints';
import { EveningSky } from './EveningSky';
import { FarSkyline } from './FarSkyline';
import { houses } from './houses';
import { HouseShape } from './HouseShape';
import { PersonWindow } from './PersonWindow';
import { Water } from './Water';

/** Evening at a canal with two lit windows and a person in each. Drawn inline, so that it arrives with the HTML and is sharp at any size. */
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
