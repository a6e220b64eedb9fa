import type { Look } from '../Look';
import { turned, type Pose } from '../Pose';
import { mixColor } from '../mixColor';
import { svg } from '../svg';

/** The nose: shade on the side away from the light, wings and a soft light on its tip. */
export function drawNose(look: Look, pose: Pose): string {
  const { noseWidth: wide, noseLength: long, skin } = look;
  const bridge = turned(pose, 0, 66);
  const tip = turned(pose, 0, 92);
  const line = mixColor(skin.shadow, '#6b2f2f', 0.35);
  const lean = pose.turn > 0.2 ? 1 : -1;
  const wing = (side: number) => turned(pose, side * wide, 70);
  const ridge = svg`M${bridge + lean * 7} -16C${bridge + lean * 3} 2 ${tip + lean * 3} ${long * 0.6} ${tip + lean * 6} ${long - 5}`;
  const shade = svg`${ridge}C${tip + lean * 10} ${long} ${tip + lean * (wide + 1)} ${long + 3} ${wing(lean) + lean} ${long + 4}C${tip + lean * (wide + 4)} ${long - 12} ${bridge + lean * 15} ${long * 0.3} ${bridge + lean * 13} -12Z`;
  const nostrils = svg`M${wing(-1) + 1.5} ${long - 1}C${wing(-1) - 2} ${long + 6} ${wing(-1) + 4} ${long + 8.5} ${tip - wide * 0.36} ${long + 5.4}C${tip - 3} ${long + 9.6} ${tip + 3} ${long + 9.6} ${tip + wide * 0.36} ${long + 5.4}C${wing(1) - 4} ${long + 8.5} ${wing(1) + 2} ${long + 6} ${wing(1) - 1.5} ${long - 1}`;
  return [
    svg`<path d="${shade}" fill="${skin.shadow}" fill-opacity=".34"/>`,
    svg`<path d="M${wing(-1)} ${long + 6}C${tip - 8} ${long + 15} ${tip + 8} ${long + 15} ${wing(1)} ${long + 6}Z" fill="${skin.shadow}" fill-opacity=".38"/>`,
    svg`<path d="M${bridge - lean * 1.5} -8C${bridge - lean * 2} 6 ${tip - lean * 3} ${long * 0.5} ${tip - lean * 2} ${long - 8}" stroke="${skin.light}" stroke-width="5" stroke-linecap="round" stroke-opacity=".5" fill="none"/>`,
    svg`<ellipse cx="${tip - lean * 1.5}" cy="${long - 3}" rx="5.4" ry="4.6" fill="${skin.light}" fill-opacity=".6"/>`,
    svg`<path d="${nostrils}" fill="none" stroke="${line}" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round" stroke-opacity=".62"/>`,
  ].join('');
}
