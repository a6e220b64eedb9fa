interface PersonWindowProps {
  x: number;
  y: number;
  person: 'left' | 'right';
}

const WIDTH = 118;
const HEIGHT = 152;
const FRAME_COLOR = '#1a0d2c';
const SILHOUETTE_COLOR = '#43163c';

/** A large lit window with a person's silhouette. */
export const PersonWindow = ({ x, y, person }: PersonWindowProps) => (
  <g transform={`translate(${x} ${y})`}>
    <ellipse cx={WIDTH / 2} cy={HEIGHT / 2} rx={170} ry={180} fill="url(#evening-lamp)" />
    <rect x={-7} y={-7} width={WIDTH + 14} height={HEIGHT + 14} rx={6} fill={FRAME_COLOR} />
    <rect width={WIDTH} height={HEIGHT} rx={3} fill="url(#evening-room)" />
    <clipPath id={`evening-${person}`}>
      <rect width={WIDTH} height={HEIGHT} rx={3} />
    </clipPath>
    <g clipPath={`url(#evening-${person})`} fill={SILHOUETTE_COLOR}>
      {person === 'left' ? <LeftPerson /> : <RightPerson />}
      <path d="M0 0h26c2 58-6 104-26 128z" fill="#b0476c" opacity={0.55} />
      <path d="M118 0H92c-2 58 6 104 26 128z" fill="#b0476c" opacity={0.55} />
    </g>
    <path d={`M${WIDTH / 2} 0V34M0 34H${WIDTH}`} stroke={FRAME_COLOR} strokeWidth={5} />
    <rect x={-13} y={HEIGHT + 6} width={WIDTH + 26} height={9} rx={3} fill={FRAME_COLOR} />
  </g>
);

const LeftPerson = () => (
  <>
    <circle cx={58} cy={52} r={11} />
    <path d="M40 76c0-14 9-23 20-23s19 9 19 22c0 9-2 16-6 21-1 6 1 9 7 11 15 4 24 16 26 45H12c2-29 11-41 26-45 7-2 9-5 8-11-4-5-6-12-6-20z" />
    <path d="M80 132c8-2 14-10 17-22l9 2c-1 16-8 30-20 36z" />
    <path d="M92 92h17v18c0 4-3 6-8 6s-9-2-9-6z" fill="#2c0f2b" />
  </>
);

const RightPerson = () => (
  <>
    <path d="M41 74c-2-18 7-29 21-29 15 0 22 11 20 28-1 11-4 19-9 25-1 6 2 9 9 11 16 5 24 17 26 43H8c2-27 11-39 28-43 7-2 10-5 9-11-2-7-3-14-4-24z" />
    <path d="M30 140c-8-6-12-16-12-30l10-1c1 12 6 20 14 23z" />
    <rect x={13} y={86} width={15} height={25} rx={3} fill="#2c0f2b" />
    <rect x={15} y={89} width={11} height={18} rx={1.5} fill="#fff3d6" opacity={0.85} />
  </>
);
