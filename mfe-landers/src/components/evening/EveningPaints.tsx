/** Gradients that the parts of the evening picture reference by id. */
export const EveningPaints = () => (
  <defs>
    <linearGradient id="evening-sky" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stopColor="#170f3a" />
      <stop offset="0.24" stopColor="#3a1c60" />
      <stop offset="0.4" stopColor="#842d75" />
      <stop offset="0.52" stopColor="#d8607d" />
      <stop offset="0.66" stopColor="#f8ad7c" />
    </linearGradient>
    <linearGradient id="evening-house" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stopColor="#0d0720" stopOpacity="0" />
      <stop offset="1" stopColor="#0d0720" stopOpacity="0.55" />
    </linearGradient>
    <radialGradient id="evening-cloud">
      <stop offset="0" stopColor="#ffc0ad" stopOpacity="0.5" />
      <stop offset="1" stopColor="#ffc0ad" stopOpacity="0" />
    </radialGradient>
    <radialGradient id="evening-glow">
      <stop offset="0" stopColor="#ffe9cf" stopOpacity="0.6" />
      <stop offset="0.35" stopColor="#ffd9c4" stopOpacity="0.18" />
      <stop offset="1" stopColor="#ffd9c4" stopOpacity="0" />
    </radialGradient>
    <radialGradient id="evening-lamp">
      <stop offset="0" stopColor="#ffc37a" stopOpacity="0.55" />
      <stop offset="1" stopColor="#ffc37a" stopOpacity="0" />
    </radialGradient>
    <radialGradient id="evening-room" cx="0.5" cy="0.25" r="0.9">
      <stop offset="0" stopColor="#fff0cd" />
      <stop offset="0.5" stopColor="#ffd28a" />
      <stop offset="1" stopColor="#f39b63" />
    </radialGradient>
    <linearGradient id="evening-water" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stopColor="#4a2158" />
      <stop offset="0.5" stopColor="#2a1442" />
      <stop offset="1" stopColor="#140a26" />
    </linearGradient>
    <radialGradient id="evening-reflection" cx="0.5" cy="0" r="1" gradientTransform="matrix(0.55 0 0 1 0.225 0)">
      <stop offset="0" stopColor="#ffc37a" stopOpacity="0.75" />
      <stop offset="1" stopColor="#ffc37a" stopOpacity="0" />
    </radialGradient>
  </defs>
);
