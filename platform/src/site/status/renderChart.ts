import { html, type Html } from './Html';

/** One line of a chart; `key` selects its colour and dashes. */
export interface ChartLine {
  key: number;
  name: string;
  values: readonly (number | null)[];
}

interface ChartInput {
  title: string;
  lines: readonly ChartLine[];
  formatValue: (value: number) => string;
  /** Minimum for the end of the scale, so that noise near zero does not fill the chart. */
  minScaleEnd: number;
  from: string;
  to: string;
}

const [WIDTH, HEIGHT, TOP] = [300, 96, 6];

/** Possible ends of a scale; each is multiplied by a power of ten. */
const ROUND_STEPS = [1, 1.5, 2, 3, 4, 5, 6, 8];

/** The smallest round number at or above a value; 1 for a value of 0 or less. */
export function roundUp(value: number): number {
  if (value <= 0) return 1;
  const powerOfTen = 10 ** Math.floor(Math.log10(value));
  return Number(((ROUND_STEPS.find((step) => value <= step * powerOfTen * (1 + 1e-9)) ?? 10) * powerOfTen).toPrecision(6));
}

const toX = (index: number, count: number): number => (count < 2 ? WIDTH / 2 : 4 + (index / (count - 1)) * (WIDTH - 8));

function renderLine({ key, values }: ChartLine, scaleEnd: number): Html {
  const points = values.map((value, index) => ({ x: toX(index, values.length), value }));
  const toY = (value: number): string => (TOP + (1 - value / scaleEnd) * (HEIGHT - TOP)).toFixed(1);
  let path = '';
  let isDrawing = false;
  for (const { x, value } of points) {
    if (value !== null) path += `${isDrawing ? 'L' : 'M'}${x.toFixed(1)} ${toY(value)}`;
    isDrawing = value !== null;
  }
  // A value between two gaps has no line, so it gets a dot; so does the last point of each line, to emphasise it.
  const isolatedPoints = points.filter(
    ({ value }, index) => value !== null && (values[index - 1] ?? null) === null && (values[index + 1] ?? null) === null,
  );
  const lastPoints = points.filter(({ value }) => value !== null).slice(-1);
  const circles = [...new Set([...isolatedPoints, ...lastPoints])].map(
    ({ x, value }) => html`<circle cx="${x.toFixed(1)}" cy="${toY(value ?? 0)}" r="2.5" />`,
  );
  return html`<g class="line k${key}"><path d="${path}" />${circles}</g>`;
}

/** Returns the text alternative of a chart: its title, and the last and the highest value of each line. */
function toSummary({ title, lines, formatValue }: ChartInput): string {
  const descriptions = lines.map(({ name, values }) => {
    const presentValues = values.filter((value) => value !== null);
    const lastValue = presentValues.at(-1);
    return lastValue === undefined
      ? `${name} nothing`
      : `${name} ${formatValue(lastValue)} last, ${formatValue(Math.max(...presentValues))} at most`;
  });
  return `${title}: ${descriptions.join('; ') || 'nothing'}.`;
}

/** Renders a small line chart as SVG, without a script. */
export function renderChart(input: ChartInput): Html {
  const { title, lines, formatValue, minScaleEnd, from, to } = input;
  const highestValue = Math.max(minScaleEnd, ...lines.flatMap(({ values }) => values.filter((value) => value !== null)));
  const scaleEnd = roundUp(highestValue);
  return html`<figure class="chart">
    <figcaption>${title} <span class="quiet">up to ${formatValue(scaleEnd)}</span></figcaption>
    <svg viewBox="0 0 ${WIDTH} ${HEIGHT + 2}" role="img" aria-label="${toSummary(input)}">
      <path class="grid" d="M0 ${TOP}H${WIDTH}M0 ${(TOP + HEIGHT) / 2}H${WIDTH}M0 ${HEIGHT}H${WIDTH}" />
      ${lines.map((line) => renderLine(line, scaleEnd))}
    </svg>
    <div class="axis"><span>${from}</span><span>${to}</span></div>
  </figure>`;
}
