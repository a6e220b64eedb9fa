import type { Look } from '../Look';
import { turned, type Pose } from '../Pose';
import { svg } from '../svg';

/** The outline of the head from temple over jaw and chin to the other temple, closed over the skull. */
export function facePath(look: Look, pose: Pose): string {
  const at = (x: number, depth: number) => turned(pose, x, depth);
  const { faceWidth: face, jawWidth: jaw, chinWidth: chin } = look;
  const low = 99 + look.chinDrop;
  const soft = look.gender === 'female' ? 0 : 5;
  return [
    svg`M${at(-face + 1, -6)} -40`,
    svg`C${at(-face - 3, 0)} -10 ${at(-face - 1, 6)} 14 ${at(-jaw - 5, 12)} ${38 + soft}`,
    svg`C${at(-jaw, 20)} ${58 + soft} ${at(-jaw * 0.8, 34)} ${76 + soft} ${at(-chin, 52)} ${low - 6}`,
    svg`C${at(-chin * 0.6, 58)} ${low + 2} ${at(chin * 0.6, 58)} ${low + 2} ${at(chin, 52)} ${low - 6}`,
    svg`C${at(jaw * 0.8, 34)} ${76 + soft} ${at(jaw, 20)} ${58 + soft} ${at(jaw + 5, 12)} ${38 + soft}`,
    svg`C${at(face + 1, 6)} 14 ${at(face + 3, 0)} -10 ${at(face - 1, -6)} -40`,
    svg`C${at(face - 1, -6)} -84 ${at(44, 0)} -109 ${at(0, 4)} -109`,
    svg`C${at(-44, 0)} -109 ${at(-face + 1, -6)} -84 ${at(-face + 1, -6)} -40Z`,
  ].join('');
}
