import type { SeededRandom } from '../../seededRandom';
import { svg } from '../svg';
import { wave } from './wave';

/** Stars above `low` that twinkle; the canvas is 1200 wide. */
export function drawStars(random: SeededRandom, count: number, low: number, phase: number): string {
  return Array.from({ length: count }, () => {
    const [x, y, size] = [random.between(0, 1200), random.between(0, low), random.between(0.9, 2.3)];
    const light = 0.35 + 0.6 * wave(phase, random.int(1, 2), random.next());
    return svg`<circle cx="${x}" cy="${y}" r="${size}" fill="#fff6ea" fill-opacity="${light}"/>`;
  }).join('');
}
