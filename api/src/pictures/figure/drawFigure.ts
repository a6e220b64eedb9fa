import { drawHair } from '../hair/drawHair';
import { mixColor } from '../mixColor';
import { createSeededRandom } from '../createSeededRandom';
import { svg } from '../svg';
import { drawBody } from './drawBody';
import { drawGlasses } from './drawEyes';
import { drawFace } from './drawFace';
import type { Outfit } from './Garment';
import type { Look } from './Look';
import { type Expression, type Pose, toTurnedX } from './Pose';

const drawFadingGradient = (id: string, color: string, opacity: number) =>
  svg`<radialGradient id="${id}"><stop offset="0" stop-color="${color}" stop-opacity="${opacity}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>`;

/** Defines the gradients of skin, hair and sunglasses. */
function drawGradients({ skin, hair }: Look): string {
  const coolShadow = mixColor(skin.shadow, '#8a4a5c', 0.18);
  return [
    svg`<linearGradient id="skin" gradientUnits="userSpaceOnUse" x1="50" y1="-100" x2="-40" y2="110"><stop offset="0" stop-color="${mixColor(skin.base, skin.light, 0.55)}"/><stop offset=".5" stop-color="${skin.base}"/><stop offset="1" stop-color="${mixColor(skin.base, skin.shadow, 0.3)}"/></linearGradient>`,
    svg`<linearGradient id="faceShade" gradientUnits="userSpaceOnUse" x1="-78" y1="20" x2="22" y2="0"><stop offset="0" stop-color="${coolShadow}" stop-opacity=".72"/><stop offset=".45" stop-color="${coolShadow}" stop-opacity=".16"/><stop offset="1" stop-color="${coolShadow}" stop-opacity="0"/></linearGradient>`,
    svg`<linearGradient id="hairShade" gradientUnits="userSpaceOnUse" x1="0" y1="-100" x2="0" y2="-34"><stop offset=".2" stop-color="${coolShadow}" stop-opacity=".55"/><stop offset="1" stop-color="${coolShadow}" stop-opacity="0"/></linearGradient>`,
    drawFadingGradient('blush', skin.blush, 0.5),
    drawFadingGradient('socket', coolShadow, 0.42),
    drawFadingGradient('glow', skin.light, 0.75),
    svg`<linearGradient id="hair" gradientUnits="userSpaceOnUse" x1="60" y1="-130" x2="-20" y2="200"><stop offset="0" stop-color="${mixColor(hair.base, hair.light, 0.42)}"/><stop offset=".3" stop-color="${hair.base}"/><stop offset="1" stop-color="${mixColor(hair.base, hair.dark, 0.55)}"/></linearGradient>`,
    svg`<linearGradient id="sheen" gradientUnits="userSpaceOnUse" x1="0" y1="-125" x2="0" y2="210"><stop offset="0" stop-color="${hair.base}"/><stop offset=".14" stop-color="${hair.light}"/><stop offset=".3" stop-color="${hair.base}"/><stop offset=".6" stop-color="${mixColor(hair.base, hair.light, 0.5)}"/><stop offset="1" stop-color="${hair.base}"/></linearGradient>`,
    '<linearGradient id="shades" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#1d1a22"/><stop offset="1" stop-color="#5b4a55"/></linearGradient>',
  ].join('');
}

export interface Appearance {
  pose: Pose;
  expression: Expression;
  outfit: Outfit;
  sunglasses: boolean;
}

/** Draws a person from the hips up, in head coordinates: the point midway between the eyes is 0 0, and the chin is at y 99. */
export function drawFigure(look: Look, { pose, expression, outfit, sunglasses }: Appearance): string {
  const createPaint = () => ({
    color: look.hair,
    random: createSeededRandom(look.detailSeed),
    wave: look.hairStyle.wave ?? { width: 0, count: 0 },
  });
  const tilt = svg`rotate(${pose.tilt} 0 92)`;
  const getShift = (depth: number) => svg`translate(${toTurnedX(pose, 0, depth)} 0)`;
  const isBald = look.hairStyle.name === 'bald';
  const skull = svg`<ellipse cx="${toTurnedX(pose, 0, -14)}" cy="-38" rx="${look.faceWidth + 3}" ry="73" fill="${isBald ? look.skin.base : mixColor(look.hair.base, look.hair.dark, 0.5)}"/>`;
  return [
    drawGradients(look),
    svg`<g transform="${tilt}"><g transform="${getShift(-12)}">${drawHair(look.hairStyle, 'back', createPaint())}</g></g>`,
    drawBody(look, outfit, pose.turn),
    svg`<g transform="${tilt}">${isBald ? '' : skull}${drawFace(look, pose, expression)}${drawGlasses(look, pose, sunglasses)}<g transform="${getShift(16)} scale(${1 - Math.abs(pose.turn) * 0.03} 1)">${drawHair(look.hairStyle, 'front', createPaint())}</g></g>`,
  ].join('');
}
