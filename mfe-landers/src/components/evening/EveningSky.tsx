import { seededPoints } from './seededPoints';

const STARS = seededPoints(54, 7);

/** Dusk with stars, a moon and thin clouds. */
export const EveningSky = () => (
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
