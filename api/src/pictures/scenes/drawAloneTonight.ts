import { createSeededRandom } from '../createSeededRandom';
import { svg } from '../svg';
import { drawTown } from './backdrop';
import { drawSilhouette, drawSilhouetteFilters } from './drawSilhouette';

const WALL = '#241a38';

function drawNight(): string {
  const random = createSeededRandom(12);
  const stars = Array.from(
    { length: 70 },
    () =>
      svg`<circle cx="${random.between(0, 1200)}" cy="${random.between(0, 330)}" r="${random.between(0.8, 2.2)}" fill="#fff" fill-opacity="${random.between(0.3, 0.9)}"/>`,
  ).join('');
  const bokeh = Array.from(
    { length: 42 },
    () =>
      svg`<circle cx="${random.between(0, 1200)}" cy="${random.between(430, 770)}" r="${random.between(8, 30)}" fill="${random.pick(['#ffcf80', '#ff9f7c', '#f58fb0', '#9db4ff', '#ffe7b8'])}" fill-opacity="${random.between(0.1, 0.38)}"/>`,
  ).join('');
  return [
    '<linearGradient id="night" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#141a3e"/><stop offset=".45" stop-color="#4a3a78"/><stop offset=".75" stop-color="#b5648c"/><stop offset="1" stop-color="#f3a789"/></linearGradient><rect width="1200" height="900" fill="url(#night)"/>',
    stars,
    '<radialGradient id="moon"><stop offset="0" stop-color="#fff4d8" stop-opacity=".7"/><stop offset="1" stop-color="#fff4d8" stop-opacity="0"/></radialGradient><circle cx="815" cy="170" r="190" fill="url(#moon)"/><circle cx="815" cy="170" r="46" fill="#fff3da"/><circle cx="834" cy="158" r="40" fill="#4a3f7c" fill-opacity=".18"/>',
    drawTown(random, 780, 150, 330, '#4b3c78'),
    drawTown(random, 820, 70, 210, '#33295a'),
    bokeh,
  ].join('');
}

const drawPlant = () =>
  [-62, -38, -16, 6, 30, 56]
    .map(
      (angle, index) =>
        svg`<path d="M0 0C${26 + index * 3} -${46} ${20} -${120} 0 -${150 + (index % 3) * 26}C-24 -${110} -22 -${44} 0 0Z" transform="translate(262 716) rotate(${angle})" fill="${index % 2 === 0 ? '#2b3f4c' : '#35505a'}"/>`,
    )
    .join('') + '<path d="M222 706H302L290 792H234Z" fill="#8a4f5c"/><rect x="216" y="698" width="92" height="18" rx="5" fill="#a5616b"/>';

const drawWindowFrame = () =>
  svg`<path d="M0 0H1200V900H0ZM130 70V790H1070V70Z" fill="${WALL}" fill-rule="evenodd"/><path d="M130 70H1070V790H130Z" fill="none" stroke="#3a2b52" stroke-width="16"/><path d="M600 70V790M130 330H1070" stroke="#3a2b52" stroke-width="11"/><path d="M138 78H1062" stroke="#7a5a84" stroke-width="3" stroke-opacity=".8"/><rect x="80" y="788" width="1040" height="30" fill="#4a3860"/><rect x="80" y="788" width="1040" height="6" fill="#8a6a92"/>`;

const drawCurtains = () => {
  const drawFold = (x: number, width: number) =>
    svg`<path d="M${x} -10C${x + width * 0.7} 240 ${x + width * 0.2} 520 ${x + width * 0.6} 910H${x + width * 1.7}C${x + width * 1.2} 560 ${x + width * 1.7} 260 ${x + width} -10Z"/>`;
  const side = `<g fill="#5b2f55">${drawFold(-20, 62)}${drawFold(34, 62)}${drawFold(88, 58)}</g><g fill="#7a3f66" fill-opacity=".8">${drawFold(0, 26)}${drawFold(62, 24)}${drawFold(116, 22)}</g>`;
  return `${side}<g transform="translate(1200 0) scale(-1 1)">${side}</g>`;
};

const drawLamp = () =>
  '<radialGradient id="lamp"><stop offset="0" stop-color="#ffcf8a" stop-opacity=".85"/><stop offset="1" stop-color="#ffcf8a" stop-opacity="0"/></radialGradient><circle cx="968" cy="650" r="330" fill="url(#lamp)"/><path d="M912 690L940 590H996L1024 690Z" fill="#ffe0a8"/><path d="M912 690L940 590H960L944 690Z" fill="#fff3d4"/><path d="M968 690V776" stroke="#4a3328" stroke-width="9"/><ellipse cx="968" cy="784" rx="40" ry="9" fill="#4a3328"/><path d="M832 744H884C884 770 876 786 858 786C840 786 832 770 832 744Z" fill="#e9d6d0"/><path d="M882 752C898 748 898 772 880 772" fill="none" stroke="#e9d6d0" stroke-width="5"/><path d="M850 734C842 720 860 714 852 698M866 734C858 722 874 714 868 702" stroke="#fff" stroke-width="4" stroke-opacity=".45" fill="none" stroke-linecap="round"/>';

/** Draws someone at a window overlooking the city in the evening; the canvas is 1200 by 900. */
export function drawAloneTonight(): string {
  return [
    drawNight(),
    drawWindowFrame(),
    drawSilhouetteFilters(0.5, [0.08, 0.04, 0.12], [1, 0.74, 0.62]),
    drawSilhouette(
      { seed: { person: 493, ageBand: 0, hair: 1 }, gender: 'female', x: 520, y: 452, scale: 1.18, turn: 0.9, tilt: 5, idSuffix: 'a' },
      3,
    ),
    drawPlant(),
    drawLamp(),
    drawCurtains(),
  ].join('');
}
