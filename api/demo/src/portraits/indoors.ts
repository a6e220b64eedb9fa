import { mixColor } from '../../../src/pictures/mixColor';
import type { SeededRandom } from '../../../src/pictures/createSeededRandom';
import { svg } from '../../../src/pictures/svg';
import { paint } from './paint';

const drawLamp = (x: number, length: number, color: string) =>
  svg`<path d="M${x} -5V${length}" stroke="#3a2f2c" stroke-width="3"/><path d="M${x - 30} ${length + 26}Q${x - 26} ${length} ${x} ${length}Q${x + 26} ${length} ${x + 30} ${length + 26}Z" fill="${color}"/><circle cx="${x}" cy="${length + 30}" r="13" fill="#fff0c4"/><circle cx="${x}" cy="${length + 34}" r="46" fill="#ffdf9a" fill-opacity=".28"/>`;

const drawPlant = (random: SeededRandom, x: number, y: number, size: number) => {
  const leaves = Array.from({ length: 11 }, (_, index) => {
    const angle = -160 + index * 14 + random.between(-6, 6);
    return svg`<path d="M0 0C${size * 0.3} ${-size * 0.18} ${size * 0.75} ${-size * 0.18} ${size} 0C${size * 0.75} ${size * 0.16} ${size * 0.3} ${size * 0.14} 0 0Z" transform="translate(${x} ${y}) rotate(${angle})" fill="${random.pick(['#5f8a63', '#79a274', '#4c7455', '#8db583'])}"/>`;
  }).join('');
  return svg`${leaves}<path d="M${x - size * 0.26} ${y - 4}H${x + size * 0.26}L${x + size * 0.2} ${y + size * 0.5}H${x - size * 0.2}Z" fill="#c9795a"/>`;
};

function drawCafe(random: SeededRandom): string {
  const wallColor = random.pick(['#b98d70', '#8f6f63', '#6f7d74', '#c9a184']);
  const bottles = Array.from(
    { length: 18 },
    (_, index) =>
      svg`<rect x="${(index % 9) * 24 + 186}" y="${index < 9 ? 118 : 190}" width="12" height="${random.between(26, 40)}" rx="4" fill="${random.pick(['#e7c590', '#a8c0a0', '#d98f70', '#f4e7d2', '#7f5a4b'])}" transform="translate(0 ${index < 9 ? 0 : 0})"/>`,
  ).join('');
  return [
    paint.gradient('wall', [
      [0, mixColor(wallColor, '#2e211d', 0.25)],
      [1, wallColor],
    ]),
    svg`<rect x="14" y="60" width="130" height="220" rx="6" fill="#f9e6c8"/><path d="M79 60V280M14 170H144" stroke="#7a5b48" stroke-width="7"/><rect x="14" y="60" width="130" height="220" fill="none" stroke="#7a5b48" stroke-width="9"/>`,
    svg`<g fill="#5d4438"><rect x="176" y="158" width="230" height="8"/><rect x="176" y="230" width="230" height="8"/></g>${bottles}`,
    drawLamp(206, 40, '#3b3230'),
    drawLamp(338, 66, '#3b3230'),
    svg`<rect x="-10" y="330" width="420" height="180" fill="${mixColor(wallColor, '#4a352c', 0.55)}"/>`,
    paint.bokeh(random, 18, 30, 320, ['#ffe6ae', '#ffd28a', '#fff4d8']),
  ].join('');
}

function drawHome(random: SeededRandom): string {
  const wallColor = random.pick(['#e9d9c8', '#d7dcd3', '#e8cfc5', '#cfd8dd']);
  const artColor = random.pick(['#c96f5a', '#5f7f8c', '#d9a24c', '#7f8f6a']);
  return [
    paint.gradient('wall', [
      [0, mixColor(wallColor, '#ffffff', 0.3)],
      [1, wallColor],
    ]),
    svg`<rect x="24" y="40" width="124" height="220" fill="#fbf6ea" stroke="#fff" stroke-width="10"/><path d="M24 260L148 130V260Z" fill="#cfe2d8" fill-opacity=".8"/><path d="M86 40V260M24 150H148" stroke="#fff" stroke-width="7"/>`,
    svg`<rect x="270" y="66" width="92" height="116" fill="#fff" stroke="#c7a98a" stroke-width="7"/><circle cx="316" cy="126" r="27" fill="${artColor}"/><path d="M284 168Q316 130 350 168Z" fill="${mixColor(artColor, '#33302e', 0.4)}"/>`,
    drawPlant(random, 352, 318, 86),
    svg`<path d="M-10 350H420V520H-10Z" fill="${mixColor(wallColor, '#8a5f46', 0.5)}"/><rect x="-10" y="318" width="230" height="150" rx="26" fill="${mixColor(artColor, '#ffffff', 0.45)}"/><rect x="-10" y="286" width="210" height="80" rx="24" fill="${mixColor(artColor, '#ffffff', 0.32)}"/>`,
    paint.light('day', 80, 130, 200, '#fff6e0', 0.7),
  ].join('');
}

function drawLibrary(random: SeededRandom): string {
  const colors = ['#a4483f', '#3f5a6a', '#d6a85c', '#5f7a5c', '#e8dcc4', '#7a4f63', '#2f3a4a', '#c07f52'];
  let books = '';
  for (let row = 0; row < 5; row += 1) {
    for (let x = -4; x < 400;) {
      const width = random.between(12, 25);
      const height = random.between(62, 84);
      books += svg`<rect x="${x}" y="${96 * row + 92 - height}" width="${width - 1.5}" height="${height}" fill="${random.pick(colors)}"/>`;
      x += width;
    }
    books += svg`<rect x="-10" y="${96 * row + 90}" width="420" height="10" fill="#6b4a35"/>`;
  }
  return svg`<rect x="-10" y="-10" width="420" height="520" fill="#4a3327"/>${books}${paint.light('lamp', 320, 90, 260, '#ffdf9f', 0.6)}`;
}

function drawKitchen(random: SeededRandom): string {
  const tileColor = random.pick(['#dfe8e4', '#f1e4d3', '#d9e2ea']);
  let tiles = '';
  for (let y = 0; y < 330; y += 36)
    for (let x = (y / 36) % 2 === 0 ? -30 : 0; x < 410; x += 60)
      tiles += svg`<rect x="${x}" y="${y}" width="58" height="34" rx="3" fill="${mixColor(tileColor, '#ffffff', random.between(0, 0.4))}"/>`;
  return svg`<rect x="-10" y="-10" width="420" height="520" fill="${mixColor(tileColor, '#8a8a80', 0.25)}"/>${tiles}<rect x="-10" y="70" width="420" height="12" fill="#a97c56"/>${[40, 96, 150, 300, 350].map((x) => svg`<rect x="${x}" y="${70 - 38}" width="30" height="38" rx="6" fill="${random.pick(['#c9795a', '#f6efe2', '#7f9a86', '#e1b460'])}"/>`).join('')}${drawPlant(random, 245, 62, 46)}<rect x="-10" y="322" width="420" height="190" fill="#b98a62"/><rect x="-10" y="322" width="420" height="14" fill="#d9b48c"/>${paint.light('day', 60, 90, 220, '#fff4d9', 0.7)}`;
}

function drawStudio(random: SeededRandom): string {
  const wallColor = random.pick(['#3d4a57', '#5a4650', '#40524a', '#6d4c41']);
  const drawRecord = (x: number, y: number) =>
    svg`<circle cx="${x}" cy="${y}" r="34" fill="#221d20"/><circle cx="${x}" cy="${y}" r="12" fill="${random.pick(['#d9664f', '#e0b04f', '#7fa3a8'])}"/>`;
  return [
    paint.gradient('wall', [
      [0, mixColor(wallColor, '#000000', 0.2)],
      [1, mixColor(wallColor, '#e8b98a', 0.25)],
    ]),
    drawRecord(60, 90),
    drawRecord(340, 120),
    drawRecord(330, 220),
    svg`<path d="M80 420C40 420 34 370 60 352C44 330 60 300 84 304L88 160H100L104 304C128 300 144 330 128 352C154 370 148 420 108 420Z" fill="#c78a4e"/><circle cx="94" cy="368" r="16" fill="#5a3826"/><rect x="82" y="128" width="24" height="36" rx="4" fill="#5a3826"/>`,
    paint.light('lamp', 230, 60, 250, '#ffcf8f', 0.5),
    paint.bokeh(random, 14, 20, 300, ['#ffcf8f', '#ff9f80', '#ffe8c0']),
  ].join('');
}

/** Backgrounds that show a room. */
export const indoors = { cafe: drawCafe, home: drawHome, library: drawLibrary, kitchen: drawKitchen, studio: drawStudio } as const;
