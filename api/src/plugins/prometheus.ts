type Labels = Record<string, string>;

const escapeLabel = (value: string): string => value.replace(/[\\"\n]/g, (character) => (character === '\n' ? '\\n' : `\\${character}`));

const formatLabels = (labels: Labels): string => {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escapeLabel(value)}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
};

interface MetricFamily {
  type: 'counter' | 'gauge';
  help: string;
  values: Map<string, number>;
}

/** Counters and gauges of this process in the text format of Prometheus; labels contain codes and kinds, never personal data. */
export class Metrics<Name extends string> {
  private readonly families: Map<string, MetricFamily>;

  constructor(metrics: readonly (readonly [name: Name, type: MetricFamily['type'], help: string])[]) {
    this.families = new Map(metrics.map(([name, type, help]) => [name, { type, help, values: new Map<string, number>() }]));
  }

  count(name: Name, labels: Labels = {}): void {
    const values = this.getValues(name);
    const key = formatLabels(labels);
    values.set(key, (values.get(key) ?? 0) + 1);
  }

  set(name: Name, labels: Labels, value: number): void {
    this.getValues(name).set(formatLabels(labels), value);
  }

  renderLines(): string[] {
    return [...this.families].flatMap(([name, { type, help, values }]) => [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} ${type}`,
      ...[...values].map(([labels, value]) => `${name}${labels} ${value}`),
    ]);
  }

  private getValues(name: Name): Map<string, number> {
    return this.families.get(name)?.values ?? new Map<string, number>();
  }
}

/** Upper bounds of the histogram's buckets, in seconds. */
const BUCKETS_S = [0.01, 0.03, 0.06, 0.1, 0.3, 1, 3, 10];

interface RouteStatistics {
  method: string;
  url: string;
  statuses: Map<number, number>;
  /** Number of responses per bucket, in the order of the bounds; the last entry counts those slower than every bound. */
  bucketCounts: number[];
  seconds: number;
}

/** Counts responses and sums their times by route; cheap enough for every poll, since the text is only generated on request. */
export class RequestTimes {
  private readonly routes = new Map<string, RouteStatistics>();

  add(method: string, url: string, status: number, seconds: number): void {
    const route = this.getOrAddRoute(method, url);
    route.statuses.set(status, (route.statuses.get(status) ?? 0) + 1);
    route.seconds += seconds;
    const boundIndex = BUCKETS_S.findIndex((bound) => seconds <= bound);
    const bucketIndex = boundIndex < 0 ? BUCKETS_S.length : boundIndex;
    route.bucketCounts[bucketIndex] = (route.bucketCounts[bucketIndex] ?? 0) + 1;
  }

  /** Lines in the text format of Prometheus. */
  renderLines(): string[] {
    const routes = [...this.routes.values()];
    return [
      '# HELP rendezvous_requests_total Responses by route template, method and status.',
      '# TYPE rendezvous_requests_total counter',
      ...routes.flatMap(({ method, url, statuses }) =>
        [...statuses].map(([status, count]) => `rendezvous_requests_total{route="${url}",method="${method}",status="${status}"} ${count}`),
      ),
      '# HELP rendezvous_request_seconds Response time by route template and method.',
      '# TYPE rendezvous_request_seconds histogram',
      ...routes.flatMap((route) => renderHistogram(route)),
    ];
  }

  private getOrAddRoute(method: string, url: string): RouteStatistics {
    const key = `${method} ${url}`;
    const existingStatistics = this.routes.get(key);
    if (existingStatistics) return existingStatistics;
    const route = { method, url, statuses: new Map<number, number>(), bucketCounts: [...BUCKETS_S, 0].map(() => 0), seconds: 0 };
    this.routes.set(key, route);
    return route;
  }
}

function renderHistogram({ method, url, bucketCounts, seconds }: RouteStatistics): string[] {
  const labels = `route="${url}",method="${method}"`;
  let cumulativeCount = 0;
  const buckets = [...BUCKETS_S, '+Inf'].map((bound, bucketIndex) => {
    cumulativeCount += bucketCounts[bucketIndex] ?? 0;
    return `rendezvous_request_seconds_bucket{${labels},le="${bound}"} ${cumulativeCount}`;
  });
  return [
    ...buckets,
    `rendezvous_request_seconds_sum{${labels}} ${seconds}`,
    `rendezvous_request_seconds_count{${labels}} ${cumulativeCount}`,
  ];
}
