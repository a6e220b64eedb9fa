import { svg } from '../svg';

export type Prop = 'none' | 'camera' | 'headphones' | 'backpack' | 'apron' | 'guitar';

const both = (markup: string) => `<g>${markup}</g><g transform="scale(-1 1)">${markup}</g>`;

const camera = () =>
  svg`${both('<path d="M64 150C60 220 50 270 40 306" stroke="#5b3f30" stroke-width="8" fill="none"/>')}<rect x="-52" y="292" width="104" height="68" rx="10" fill="#2b2729"/><rect x="-52" y="310" width="104" height="26" fill="#4a3c36"/><path d="M-20 292L-12 278H14L22 292Z" fill="#2b2729"/><circle cx="0" cy="327" r="29" fill="#1a1719"/><circle cx="0" cy="327" r="20" fill="#3d4a57"/><circle cx="0" cy="327" r="11" fill="#161419"/><circle cx="-7" cy="319" r="5" fill="#fff" fill-opacity=".7"/><circle cx="38" cy="302" r="4" fill="#d9564f"/>`;

const headphones = () =>
  svg`<path d="M-62 132C-56 176 -24 190 0 190C24 190 56 176 62 132" stroke="#2f2c33" stroke-width="11" fill="none" stroke-linecap="round"/>${both('<rect x="44" y="118" width="30" height="52" rx="14" fill="#3d3942" transform="rotate(-14 59 144)"/><rect x="42" y="124" width="11" height="40" rx="5" fill="#d6246e" transform="rotate(-14 59 144)"/>')}`;

const backpack = () =>
  both(
    svg`<path d="M66 140C104 136 120 170 116 214C112 262 104 300 100 340L76 340C80 296 88 250 88 214C88 186 80 168 60 160Z" fill="#c96f4a"/><path d="M74 152C100 158 104 186 102 214C100 262 94 300 90 340" fill="none" stroke="#f3d9b8" stroke-width="2" stroke-dasharray="6 5"/><rect x="78" y="246" width="36" height="16" rx="4" fill="#43342e"/>`,
  );

const apron = () =>
  svg`${both('<path d="M48 128C56 150 60 176 64 206" stroke="#3f5a52" stroke-width="10" fill="none"/>')}<path d="M-66 204H66C70 260 104 300 112 330V660H-112V330C-104 300 -70 260 -66 204Z" fill="#4f6f64"/><path d="M-66 204H66L67 218H-67Z" fill="#3f5a52"/><path d="M-44 330H44V390Q44 400 34 400H-34Q-44 400 -44 390Z" fill="none" stroke="#7f9c90" stroke-width="3" stroke-dasharray="7 5"/>`;

const guitar = () =>
  svg`<path d="M60 150C0 190 -60 260 -120 330" stroke="#4a342a" stroke-width="9" fill="none"/><g transform="translate(-10 366) rotate(-24)"><path d="M-150 0C-150 -62 -84 -78 -48 -52C-20 -34 10 -40 34 -52C66 -64 96 -42 96 0C96 42 66 64 34 52C10 40 -20 34 -48 52C-84 78 -150 62 -150 0Z" fill="#c98446"/><path d="M-138 0C-138 -52 -82 -66 -48 -42C-20 -26 10 -30 34 -42C60 -52 84 -36 84 0C84 36 60 52 34 42C10 30 -20 26 -48 42C-82 66 -138 52 -138 0Z" fill="#dd9d5c"/><circle cx="10" cy="0" r="25" fill="#4a2e20"/><circle cx="10" cy="0" r="25" fill="none" stroke="#8a5a36" stroke-width="4"/><rect x="-92" y="-20" width="13" height="40" rx="4" fill="#5a3826"/><rect x="28" y="-10" width="260" height="20" fill="#5a3826"/><path d="M-86 -7H286M-86 -2.5H286M-86 2.5H286M-86 7H286" stroke="#f0e4cf" stroke-width="1" opacity=".8"/></g>`;

const PROPS: Record<Prop, () => string> = { none: () => '', camera, headphones, backpack, apron, guitar };

/** Something the person wears or carries, in head coordinates. */
export const drawProp = (prop: Prop): string => PROPS[prop]();
