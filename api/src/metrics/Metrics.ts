type Labels = Record<string, string>;

const escaped = (value: string): string => value.replace(/[\\"\n]/g, (one) => (one === '\n' ? '\\n' : `\\${one}`));

const keyOf = (labels: Labels): string => {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
};

interface Family {
  type: 'counter' | 'gauge';
  help: string;
  values: Map<string, number>;
}

/** Counters of this process in the text format of Prometheus; labels hold codes and kinds, never anything of a person. */
export class Metrics<Name extends string> {
  private readonly families: Map<string, Family>;

  constructor(known: readonly (readonly [name: Name, type: Family['type'], help: string])[]) {
    this.families = new Map(known.map(([name, type, help]) => [name, { type, help, values: new Map<string, number>() }]));
  }

  count(name: Name, labels: Labels = {}): void {
    const values = this.valuesOf(name);
    const key = keyOf(labels);
    values.set(key, (values.get(key) ?? 0) + 1);
  }

  set(name: Name, labels: Labels, value: number): void {
    this.valuesOf(name).set(keyOf(labels), value);
  }

  lines(): string[] {
    return [...this.families].flatMap(([name, { type, help, values }]) => [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} ${type}`,
      ...[...values].map(([labels, value]) => `${name}${labels} ${value}`),
    ]);
  }

  private valuesOf(name: Name): Map<string, number> {
    return this.families.get(name)?.values ?? new Map<string, number>();
  }
}
